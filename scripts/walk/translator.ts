/** Texts on the page that no longer follow the app, as 'shown → intended'. */
declare global {
  var staleTexts: (() => string[]) | undefined
}

/**
 * Treats a page as a browser's translation does: wraps each text, including later ones, in `<font><font>…</font></font>` with a new text
 * node. The app's own text node is then detached: removing it throws, and text that the app writes into it is never visible. Runs in the
 * page before anything else, so it must not use anything outside itself.
 */
export function translatePage(): void {
  const translated: { readonly own: Text; readonly shown: Text }[] = []
  const isLeftAlone = (parent: Element | null) =>
    !parent ||
    parent.closest('font, script, style, textarea, title, svg, noscript, [translate="no"]') !== null
  const translate = (own: Text) => {
    if (!own.data.trim() || !own.isConnected || isLeftAlone(own.parentElement)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    const shown = document.createTextNode(own.data.trim())
    inner.append(shown)
    outer.append(inner)
    // Spaces stay outside, because Testing Library trims an element's text when it computes names.
    const [before = '', after = ''] = own.data.split(shown.data)
    own.replaceWith(...[before, outer, after].filter(Boolean))
    translated.push({ own, shown })
  }
  const translateAll = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    // SAFETY: the walker only visits text nodes.
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    if (node instanceof Text) found.push(node)
    found.forEach(translate)
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) translate(target)
      addedNodes.forEach(translateAll)
    }
  })
  // Starts after the page has loaded, as browsers do: React hydrates the server's own texts.
  addEventListener('load', () => {
    translateAll(document.body)
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  globalThis.staleTexts = () =>
    translated.flatMap(({ own, shown }) =>
      shown.isConnected && own.data.trim() !== shown.data ? [`${shown.data} → ${own.data}`] : [],
    )
}
