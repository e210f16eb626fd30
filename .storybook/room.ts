/** Finds what is cramped without need: buttons that break words between letters, and dialogs that scroll though they could grow. */

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
