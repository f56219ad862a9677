/** All texts of this language but the terminal's; a chunk of its own. */
export default Object.values(
  import.meta.glob<string>(
    ['../../../../src/hidalgo/locale/de/*.ftl', '!../../../../src/hidalgo/locale/de/terminal.ftl'],
    { query: '?raw', import: 'default', eager: true },
  ),
)
