import { nonce } from '../../testing/stage/nonce.ts'

/** Controls that look like Storybook's own, in the colors of `toneStyle`. Style attributes cannot say what a pointer or the focus changes. */
const css = `
.sc { scrollbar-color: var(--sc-line) transparent; scrollbar-width: thin }
.sc * { scrollbar-width: inherit }
.sc button, .sc input {
  box-sizing: border-box; min-block-size: 28px; margin: 0; padding: 4px 10px; border: 1px solid var(--sc-buttonLine);
  border-radius: var(--sc-radius); background: var(--sc-button); color: inherit; font: inherit;
}
.sc button { font-weight: 700; cursor: pointer; transition: background 150ms ease-out }
.sc button:hover { background: color-mix(in srgb, var(--sc-button), var(--sc-text) 6%) }
.sc button[aria-pressed='true'] { border-color: transparent; background: var(--sc-lit); color: var(--sc-litLine) }
.sc button:is(:disabled, [aria-disabled='true']) { background: none; color: var(--sc-muted); font-weight: 400; cursor: not-allowed }
.sc button[data-refused] { border-style: dashed }
.sc input { border-color: var(--sc-fieldLine); background: var(--sc-field) }
.sc ::placeholder { color: var(--sc-muted); opacity: 1 }
.sc :is(button, input, summary, a, [tabindex]):focus-visible { outline: 2px solid var(--sc-focus); outline-offset: 1px }
.sc [data-joined] { gap: 0 }
.sc [data-joined] button { margin-inline-start: -1px; border-radius: 0 }
.sc [data-joined] button:first-child { border-start-start-radius: var(--sc-radius); border-end-start-radius: var(--sc-radius) }
.sc [data-joined] button:last-child { border-start-end-radius: var(--sc-radius); border-end-end-radius: var(--sc-radius) }
.sc [data-joined] button:focus-visible { z-index: 1; position: relative }
.sc li > button[data-line] { border-color: transparent; border-radius: 0; font-weight: inherit; text-align: start }
.sc li > button[data-line]:not([aria-current], :hover) { background: none }
.sc li > button[aria-current] { background: var(--sc-lit) }
.sc summary { display: inline-flex; align-items: baseline; gap: 6px; list-style: none; border-radius: 2px; cursor: pointer }
.sc summary::-webkit-details-marker { display: none }
.sc summary::before {
  content: ''; flex: none; inline-size: 5px; block-size: 5px; border: solid var(--sc-muted); border-width: 0 1.5px 1.5px 0;
  transform: rotate(-45deg) translate(1px, -1px); transition: transform 150ms;
}
.sc details[open] > summary::before { transform: rotate(45deg) translate(-2px, -1px) }
@media (forced-colors: active) {
  .sc button[aria-pressed='true'], .sc button[aria-current] { forced-color-adjust: none; background: Highlight; color: HighlightText }
}
@media (prefers-reduced-motion: reduce) { .sc :is(button, summary::before) { transition: none } }
`

/** The tab's style sheet, for its root element with the class `sc`. */
export const PanelStyles = () => <style nonce={nonce}>{css}</style>
