/** A style sheet of a page: its text or its URL. */
export type Style = { readonly text: string } | { readonly href: string }

/** A page as a static document. State that has no markup, such as an open dialog, is written into attributes, which `revive` reads. */
interface FrozenPage {
  /** The start tag of `<html>`, with its language, direction and theme. */
  readonly html: string
  readonly body: string
}

/** Elements that the test runner and Storybook add to the body. */
const foreign =
  'script, noscript, template, link, #storybook-docs, #storybook-a11y-vision-filters, .sb-wrapper, .sb-preparing-story, .sb-preparing-docs'

/** Freezes a document in its current state. Shadow trees are not supported. */
export function freeze(page: Document): FrozenPage {
  // An inert document does not load images again.
  const inert = page.implementation.createHTMLDocument()
  const body = inert.importNode(page.body, true)
  const copies = body.querySelectorAll('*')
  page.body.querySelectorAll('*').forEach((element, index) => {
    const copy = copies[index]
    if (copy) writeState(element, copy)
  })
  body.querySelectorAll(foreign).forEach((element) => element.remove())
  // SAFETY: a clone of `<html>`.
  const html = page.documentElement.cloneNode() as HTMLElement
  return { html: html.outerHTML.replace('</html>', ''), body: body.outerHTML }
}

/** Writes an element's state into attributes of its copy. Videos and canvases become still images. */
function writeState(element: Element, copy: Element) {
  if (element instanceof HTMLInputElement) {
    copy.toggleAttribute('checked', element.checked)
    copy.toggleAttribute('data-indeterminate', element.indeterminate)
    if (element.type !== 'file') copy.setAttribute('value', element.value)
  } else if (element instanceof HTMLTextAreaElement) copy.textContent = element.value
  else if (element instanceof HTMLOptionElement) copy.toggleAttribute('selected', element.selected)
  else if (element instanceof HTMLDialogElement && element.matches(':modal')) {
    copy.removeAttribute('open')
    const isTop = element === element.ownerDocument.activeElement?.closest('dialog')
    copy.setAttribute('data-shown', isTop ? 'top' : 'modal')
  } else if (element instanceof HTMLCanvasElement) {
    // As a background, so that styles for the canvas still apply.
    copy.setAttribute(
      'style',
      `${copy.getAttribute('style') ?? ''}; background: center / 100% 100% url(${element.toDataURL()})`,
    )
  } else if (element instanceof HTMLVideoElement) {
    copy.removeAttribute('autoplay')
    // The browser draws them, with a spinner that turns at its own time.
    copy.removeAttribute('controls')
    copy.setAttribute('preload', 'none')
  }
  if (element === element.ownerDocument.activeElement) copy.setAttribute('data-focused', '')
  if (element.matches(':popover-open')) copy.setAttribute('data-shown', 'popover')
  if (element.scrollTop > 0 || element.scrollLeft !== 0)
    copy.setAttribute('data-scrolled', `${element.scrollLeft} ${element.scrollTop}`)
}

/**
 * The style sheets of a document in order, with consecutive inline ones merged. Fonts have many subsets; only those that the document has
 * requested are kept, because parsing hundreds of rules would slow down every tile.
 */
export function stylesOf(page: Document): Style[] {
  const fetched = new Set([...page.fonts].filter(({ status }) => status !== 'unloaded').map(fontName))
  const styles: Style[] = []
  for (const sheet of page.styleSheets) {
    const last = styles.at(-1)
    const text = sheet.href ? '' : textOf(sheet, fetched)
    if (sheet.href) styles.push({ href: sheet.href })
    else if (last && 'text' in last) styles.splice(-1, 1, { text: `${last.text}\n${text}` })
    else styles.push({ text })
  }
  return styles
}

/** Identifies a font subset. */
const fontName = ({ family, unicodeRange }: { readonly family: string; readonly unicodeRange: string }) =>
  [family, unicodeRange]
    .join(' ')
    .replaceAll(/["'\s]/g, '')
    .toLowerCase()

function textOf({ ownerNode, cssRules }: CSSStyleSheet, fetched: ReadonlySet<string>) {
  const rules = [...cssRules]
  const source = ownerNode?.textContent?.trim()
  if (source && !rules.some((rule) => rule instanceof CSSFontFaceRule)) return source
  return rules
    .filter((rule) => !isUnused(rule, fetched))
    .map(({ cssText }) => cssText)
    .join('\n')
}

function isUnused(rule: CSSRule, fetched: ReadonlySet<string>) {
  if (!(rule instanceof CSSFontFaceRule)) return false
  const of = (property: string) => rule.style.getPropertyValue(property)
  return !fetched.has(fontName({ family: of('font-family'), unicodeRange: of('unicode-range') }))
}

/** Chromium draws a scaled page blurred behind a dialog as its mirror image. */
const unblurred = '<style>::backdrop { backdrop-filter: none !important }</style>'

/** The HTML document of a frozen page. */
export const documentOf = ({ html, body }: FrozenPage, styles: readonly Style[]) =>
  [
    '<!doctype html>',
    html,
    '<meta charset="utf-8">',
    ...styles.map((style) =>
      'href' in style ? `<link rel="stylesheet" href="${style.href}">` : `<style>${style.text}</style>`,
    ),
    unblurred,
    body,
    '</html>',
  ].join('\n')
