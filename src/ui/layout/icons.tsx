import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'

const Svg = styled.svg(css`
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`)

/** Props of `Icon`. */
export interface IconProps {
  /** The outline, on a grid of 24 by 24. */
  readonly path: string
}

/** A line drawing in the color of the text beside it, and 1.25 times its size. Screen readers skip it. */
export const Icon = ({ path }: IconProps) => (
  <Svg data-ui="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </Svg>
)

const icon = (path: string) => () => <Icon path={path} />

const ring = 'M12 3a9 9 0 010 18 9 9 0 010-18M12 7'
const eye = 'M2 12q10-14 20 0-10 14-20 0M12 9a3 3 0 010 6 3 3 0 010-6'

/** Points to the inline start in left-to-right text: mirror it in right-to-left text. */
export const BackIcon = /* @__PURE__ */ icon('M15 5l-7 7 7 7')
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6L6 18')
export const EyeIcon = /* @__PURE__ */ icon(eye)
export const EyeOffIcon = /* @__PURE__ */ icon(`${eye}M4 20L20 4`)
export const AlertIcon = /* @__PURE__ */ icon(`${ring}v6M12 16v.01`)
export const WarningIcon = /* @__PURE__ */ icon('M12 4l9 16H3zM12 10v4M12 17v.01')
export const InfoIcon = /* @__PURE__ */ icon(`${ring}v.01M12 11v6`)
export const CalendarIcon = /* @__PURE__ */ icon(
  'M6 5h12a2 2 0 012 2v11a2 2 0 01-2 2H6a2 2 0 01-2-2V7a2 2 0 012-2M4 10h16M8 3v4M16 3v4',
)
export const ExternalIcon = /* @__PURE__ */ icon('M9 7h8v8M17 7L7 17')
export const CheckIcon = /* @__PURE__ */ icon('M5 12.5l4.5 4.5L19 7.5')
export const KeyIcon = /* @__PURE__ */ icon('M7 8a4 4 0 110 8 4 4 0 010-8M11 12h10v4M16 12v3')
export const BlockedIcon = /* @__PURE__ */ icon(`M12 3a9 9 0 010 18 9 9 0 010-18M5.7 5.7l12.6 12.6`)
export const ClockIcon = /* @__PURE__ */ icon(`${ring}v5l3.5 2`)
export const LockIcon = /* @__PURE__ */ icon(
  'M7 11h10a2 2 0 012 2v5a2 2 0 01-2 2H7a2 2 0 01-2-2v-5a2 2 0 012-2M8 11V8a4 4 0 018 0v3',
)
export const MailIcon = /* @__PURE__ */ icon(
  'M5 5h14a2 2 0 012 2v10a2 2 0 01-2 2H5a2 2 0 01-2-2V7a2 2 0 012-2M3.5 7.5L12 13l8.5-5.5',
)
export const PersonIcon = /* @__PURE__ */ icon('M12 4a4 4 0 110 8 4 4 0 010-8M4 20q1-5 8-5t8 5')
export const ShieldIcon = /* @__PURE__ */ icon('M12 3l7 3v5q0 7-7 10-7-3-7-10V6zM9 11.5l2.2 2.2 4-4.2')

/** Props of `ProviderGlyph`. */
export interface ProviderGlyphProps {
  /** One letter. */
  readonly letter: string
}

/** Stands in for a provider's logo until the app supplies it: a letter in a circle. `Button` styles it. */
export const ProviderGlyph = ({ letter }: ProviderGlyphProps) => (
  <span data-ui="glyph" aria-hidden="true">
    {letter}
  </span>
)
