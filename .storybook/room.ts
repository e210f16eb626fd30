/**
 * Finds what is cramped without need: buttons that break words between letters, dialogs that scroll though they could grow, and boxes in
 * dialogs that hide what is in them for want of height.
 */

const isSqueezed = (button: Element) => {
  const text = button.querySelector('[data-ui="label"]')
  const words = text?.textContent?.trim().split(/\s+/) ?? []
  const around = button.parentElement?.clientWidth ?? 0
  if (!text || button.clientWidth === 0 || button.clientWidth > around / 2) return false
  const range = document.createRange()
  range.selectNodeContents(text)
  const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
  return lines.size > words.length
}

const isCut = (dialog: Element) => {
  const body = dialog.querySelector(':scope > [data-ui="body"]')
  if (!body || getComputedStyle(body).overflowY !== 'auto') return false
  const hidden = body.scrollHeight - body.clientHeight
  return hidden > 1 && dialog.clientHeight + hidden <= parseFloat(getComputedStyle(dialog).maxHeight)
}

/** Whether it shows next to nothing of what is in it. What only a screen reader gets is narrow, too. */
const isShut = (box: Element) =>
  box.clientWidth > 100 &&
  box.clientHeight < 24 &&
  box.scrollHeight > box.clientHeight + 24 &&
  getComputedStyle(box).overflowY !== 'visible'

/** Boxes of dialogs that an engine gives no height. */
export const shut = (): readonly string[] =>
  [...document.querySelectorAll('dialog[open]')]
    .filter((dialog) => [...dialog.querySelectorAll('*')].some(isShut))
    .map((dialog) => `The dialog “${dialog.querySelector('h2')?.textContent}” hides what is in it.`)

/** What lacks room on the page, in words. */
export function cramped(): readonly string[] {
  const buttons = [...document.querySelectorAll('[data-ui="button"]')].filter(isSqueezed)
  const dialogs = [...document.querySelectorAll('dialog[open]')].filter(isCut)
  return [
    ...buttons.map(({ textContent }) => `The button “${textContent}” breaks its words, with room beside it.`),
    ...dialogs.map(
      (dialog) => `The dialog “${dialog.querySelector('h2')?.textContent}” scrolls, with room above it.`,
    ),
  ]
}
