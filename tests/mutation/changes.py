"""Small changes to a module's source, each of which ought to make a test fail.

A *mutant* is one function of a module with one change: a comparison that is a little wider, a
number that is one more, a condition that always holds, a statement left out, a clause or an event
of the wrong number.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import partial
from types import CodeType, ModuleType
from typing import Final, NamedTuple

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
NUMBERED: Final = frozenset({"clauses", "decisions", "events", "numbers"})  # modules of constants

Replacement = Callable[[], ast.AST]


class Mutant(NamedTuple):
    """One change: where it is, what it is, and the code of the function that has it."""

    function: str
    line: int
    change: str
    code: CodeType


class Site(NamedTuple):
    """A node that can be changed, and how: what to say of each change, and what to put there."""

    parent: ast.AST
    field: str
    place: int | None
    node: ast.AST
    function: str
    changes: list[tuple[str, Replacement]]

    def put(self, node: ast.AST) -> None:
        """Put a node in this place of the tree."""
        if self.place is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.place] = node


def mutants(module: ModuleType, source: str) -> Iterator[Mutant]:
    """Yield every change to every function of a module."""
    constants = {
        name for name, value in vars(module).items() if name.isupper() and type(value) is int
    }
    tree = ast.parse(source)
    for site in list(sites(tree, "", constants)):
        for said, replacement in site.changes:
            site.put(ast.copy_location(replacement(), site.node))
            ast.fix_missing_locations(tree)
            code = code_of(compile(tree, str(module.__file__), "exec"), site.function)
            site.put(site.node)
            line = getattr(site.node, "lineno", 0)
            yield Mutant(site.function, line, f"{head(site.node)}  ->  {said}", code)


def code_of(code: CodeType, qualified: str) -> CodeType:
    """Find the code of a function inside that of its module."""
    pending = [code]
    while pending:
        for constant in pending.pop().co_consts:
            if isinstance(constant, CodeType):
                if constant.co_qualname == qualified:
                    return constant
                pending.append(constant)
    raise LookupError(qualified)


def sites(tree: ast.AST, function: str, constants: set[str]) -> Iterator[Site]:
    """Yield what can be changed in the functions below a node; no defaults, no annotations."""
    for field, value in ast.iter_fields(tree):
        if field in {"args", "decorator_list", "annotation", "returns"} and not isinstance(
            tree, ast.Call
        ):
            continue
        nodes = value if isinstance(value, list) else [value]
        for index, node in enumerate(nodes):
            if not isinstance(node, ast.AST):
                continue
            inside = function
            if isinstance(node, ast.ClassDef) or (
                isinstance(node, ast.FunctionDef) and not is_in_function(function, tree)
            ):
                inside = f"{function}.{node.name}".lstrip(".")
            elif function and not isinstance(tree, ast.ClassDef):
                changes = changes_to(node, constants)
                if changes:
                    place = index if isinstance(value, list) else None
                    yield Site(tree, field, place, node, function, changes)
            yield from sites(node, inside, constants)


def is_in_function(function: str, tree: ast.AST) -> bool:
    """Tell whether a node's body is code of a function, whose inner functions belong to it."""
    return bool(function) and not isinstance(tree, ast.ClassDef)


def changes_to(node: ast.AST, constants: set[str]) -> list[tuple[str, Replacement]]:
    """Return the changes to one node, each with how it is said."""
    found = [*statement_changes(node), *expression_changes(node, constants)]
    return [(head(new()), new) for new in found]


def head(node: ast.AST) -> str:
    """Write a node as source, of a statement with a body the first line only."""
    return ast.unparse(ast.fix_missing_locations(node)).splitlines()[0]


def statement_changes(node: ast.AST) -> list[Replacement]:
    """Leave a statement out, or let a condition always or never hold."""
    if isinstance(node, ast.If):
        branches = [(ast.Constant(value=held), node.body, node.orelse) for held in (True, False)]
        return [partial(ast.If, *branch) for branch in branches]
    if isinstance(node, ast.While):
        return [lambda: ast.While(ast.Constant(value=False), node.body, node.orelse)]
    if isinstance(node, ast.Assign | ast.AugAssign | ast.Break | ast.Continue):
        # First assignments are annotated in the engine: leaving out one of these goes unnoticed
        # by Python itself.
        return [ast.Pass, *operator_changes(node)]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return [ast.Pass]
    return []


def operator_changes(node: ast.AST) -> list[Replacement]:
    """Take away instead of adding, and the like."""
    if isinstance(node, ast.AugAssign) and type(node.op) in OPERATORS:
        other = OPERATORS[type(node.op)]
        return [lambda: ast.AugAssign(node.target, other(), node.value)]
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        other = OPERATORS[type(node.op)]
        return [lambda: ast.BinOp(node.left, other(), node.right)]
    return []


def expression_changes(node: ast.AST, constants: set[str]) -> list[Replacement]:
    """Compare, calculate or count a little differently."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        others = COMPARISONS.get(type(node.ops[0]), ())
        return [partial(ast.Compare, node.left, [other()], node.comparators) for other in others]
    if isinstance(node, ast.BinOp):
        return operator_changes(node)
    if isinstance(node, ast.BoolOp):
        swapped = ast.Or if isinstance(node.op, ast.And) else ast.And
        return [lambda: ast.BoolOp(swapped(), node.values), *dropped_operands(node)]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        return [partial(same, node.operand)]
    if isinstance(node, ast.IfExp):
        return [lambda: ast.IfExp(node.test, node.orelse, node.body)]
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        return [lambda: ast.Constant(value=not node.value)]
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        values = (node.value + 1, node.value - 1) if node.value > 0 else (node.value + 1,)
        return [partial(ast.Constant, value) for value in values]
    if is_number(node, constants):
        return [lambda: ast.BinOp(node, ast.Add(), ast.Constant(value=1))]  # type: ignore[arg-type]
    return []


def dropped_operands(node: ast.BoolOp) -> list[Replacement]:
    """Leave one of several conditions out."""
    found: list[Replacement] = []
    for index in range(len(node.values)):
        rest = node.values[:index] + node.values[index + 1 :]
        found.append(
            partial(ast.BoolOp, node.op, rest) if len(rest) > 1 else partial(same, rest[0])
        )
    return found


def same(node: ast.AST) -> ast.AST:
    """Take a node as it is."""
    return node


def is_number(node: ast.AST, constants: set[str]) -> bool:
    """Tell whether a node reads a constant that is a number."""
    if isinstance(node, ast.Name):
        return node.id in constants and isinstance(node.ctx, ast.Load)
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id in NUMBERED
    )
