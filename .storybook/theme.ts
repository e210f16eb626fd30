/** Sets the document's theme. Scripts run it in pages, so it must not use anything outside itself. */
export function setTheme(theme: 'light' | 'dark') {
  const root = document.documentElement
  root.dataset['theme'] = theme
  root.style.colorScheme = theme
}
