"""Lessons: a first game told step by step on prepared positions, made by the real engine.

`script` says what a lesson consists of, `scene` prepares positions, `course` holds the lessons,
`making` plays them, and `data` is what comes of it. The web client shows that; it knows no rules.

    python -m hidalgo.lessons > web/src/learn/lessons.generated.json

How to write a lesson is in docs/lessons.md.
"""
