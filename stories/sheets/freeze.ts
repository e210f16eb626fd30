/** A style sheet of a page: its text, or where it lies. */
export type Style = { readonly text: string } | { readonly href: string }

/** What a page shows, as a document that runs nothing: what only lived in the page is written into attributes, which `revive` reads. */
export interface FrozenPage {
  /** The start tag of `<html>`, with its language, direction and theme. */
  readonly html: string
  readonly body: string
}

/** What the test runner and Storybook keep in the body beside the story. */
const strange =
  'script, noscript, template, link, #storybook-docs, #storybook-a11y-vision-filters, .sb-wrapper, .sb-preparing-story, .sb-preparing-docs'

/** The page of a document as it is now. Shadow trees are not looked into: nothing here has one. */
export function freeze(page: Document): FrozenPage {
  // A document that is not shown loads no pictures again.
  const still = page.implementation.createHTMLDocument()
  const body = still.importNode(page.body, true)
  const copies = body.querySelectorAll('*')
  page.body.querySelectorAll('*').forEach((element, index) => {
    const copy = copies[index]
    if (copy) writeDown(element, copy)
  })
  body.querySelectorAll(strange).forEach((element) => element.remove())
  // SAFETY: a clone of `<html>`.
  const html = page.documentElement.cloneNode() as HTMLElement
  return { html: html.outerHTML.replace('</html>', ''), body: body.outerHTML }
}

/** Writes into the copy what the element has only in memory. Of what moves, the copy keeps the still picture. */
function writeDown(element: Element, copy: Element) {
  if (element instanceof HTMLInputElement) {
    copy.toggleAttribute('checked', element.checked)
    copy.toggleAttribute('data-indeterminate', element.indeterminate)
    if (element.type !== 'file') copy.setAttribute('value', element.value)
  } else if (element instanceof HTMLTextAreaElement) copy.textContent = element.value
  else if (element instanceof HTMLOptionElement) copy.toggleAttribute('selected', element.selected)
  else if (element instanceof HTMLDialogElement && element.matches(':modal')) {
    copy.removeAttribute('open')
    copy.setAttribute('data-shown', 'modal')
  } else if (element instanceof HTMLCanvasElement) {
    // Behind it, not in its place: a page's styles speak of a canvas.
    copy.setAttribute(
      'style',
      `${copy.getAttribute('style') ?? ''}; background: center / 100% 100% url(${element.toDataURL()})`,
    )
  } else if (element instanceof HTMLVideoElement) {
    copy.removeAttribute('autoplay')
    copy.setAttribute('preload', 'none')
  }
  if (element.matches(':popover-open')) copy.setAttribute('data-shown', 'popover')
  if (element.scrollTop > 0 || element.scrollLeft !== 0)
    copy.setAttribute('data-scrolled', `${element.scrollLeft} ${element.scrollTop}`)
}

/**
 * The style sheets of a document, in their order, texts that follow each other in one. Of a font's many subsets only those come along
 * that the document has asked for: a tile would read hundreds of rules for nothing.
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

/** A font by its family and the letters it has. */
const fontName = ({ family, unicodeRange }: { readonly family: string; readonly unicodeRange: string }) =>
  [family, unicodeRange]
    .join(' ')
    .replaceAll(/["'\s]/g, '')
    .toLowerCase()

function textOf({ ownerNode, cssRules }: CSSStyleSheet, fetched: ReadonlySet<string>) {
  const rules = [...cssRules]
  const written = ownerNode?.textContent?.trim()
  if (written && !rules.some((rule) => rule instanceof CSSFontFaceRule)) return written
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

/** The whole document of a frozen page. */
export const documentOf = ({ html, body }: FrozenPage, styles: readonly Style[]) =>
  [
    '<!doctype html>',
    html,
    '<meta charset="utf-8">',
    ...styles.map((style) =>
      'href' in style ? `<link rel="stylesheet" href="${style.href}">` : `<style>${style.text}</style>`,
    ),
    body,
    '</html>',
  ].join('\n')
