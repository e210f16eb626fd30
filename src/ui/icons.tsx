/** A line drawing in the colour and 1.25 times the size of the text beside it. It never speaks: the words do. */
const icon = (path: string) => () => (
  <svg data-ui="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6L6 18')
export const EyeIcon = /* @__PURE__ */ icon('M2 12c2-4 6-7 10-7s8 3 10 7c-2 4-6 7-10 7S4 16 2 12zM12 9a3 3 0 110 6 3 3 0 010-6z')
export const EyeOffIcon = /* @__PURE__ */ icon('M4 4l16 16M10 5.2q5-1 9 3 2 2 3 3.8-1 2-2.8 3.7M6 7.4Q3.4 9.3 2 12c2 4 6 7 10 7q2.4 0 4.6-1.1M10 10a3 3 0 004 4')
export const AlertIcon = /* @__PURE__ */ icon('M12 3a9 9 0 110 18 9 9 0 010-18zM12 8v4.5M12 16v.01')
export const InfoIcon = /* @__PURE__ */ icon('M12 3a9 9 0 110 18 9 9 0 010-18zM12 11.5V16M12 8v.01')
export const CheckIcon = /* @__PURE__ */ icon('M5 12.5l4.5 4.5L19 7.5')
export const ChevronIcon = /* @__PURE__ */ icon('M6 9l6 6 6-6')
export const KeyIcon = /* @__PURE__ */ icon('M8 11a4 4 0 110 8 4 4 0 010-8zM11 12l9-9M16 7l3 3')
export const MailIcon = /* @__PURE__ */ icon('M5 5h14a2 2 0 012 2v10a2 2 0 01-2 2H5a2 2 0 01-2-2V7a2 2 0 012-2zM3.5 7.5L12 13l8.5-5.5')

/** Props of `ProviderGlyph`. */
export interface ProviderGlyphProps {
  /** One letter. */
  readonly letter: string
}

/** Stands for a provider until the app gives its own mark: a plain letter in a rounded square. */
export const ProviderGlyph = ({ letter }: ProviderGlyphProps) => (
  <span data-ui="glyph" aria-hidden="true">
    {letter}
  </span>
)
