/** All texts of this language but the terminal's; a chunk of its own. */
export default Object.values(
  import.meta.glob<string>(
    ['../../../../src/hidalgo/locale/en/*.ftl', '!../../../../src/hidalgo/locale/en/terminal.ftl'],
    { query: '?raw', import: 'default', eager: true },
  ),
)
