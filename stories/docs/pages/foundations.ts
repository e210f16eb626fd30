import { color, severity } from '../../../src/theme/tokens.ts'

/** All color roles. */
export const colors = { ...color, ...severity }

type Role = keyof typeof colors

/** A role on top of another, and the required contrast: 4.5 for text, 3 for borders and focus rings. */
interface Measured {
  readonly text: Role
  readonly ground: Role
  readonly least: number
}

const grounds = ['ground', 'tinted', 'raised', 'sunken', 'sunkenHover'] as const
const plain = ['ground', 'raised'] as const
const on = (text: Role, least: number, under: readonly Role[] = grounds): readonly Measured[] =>
  under.map((ground) => ({ text, ground, least }))

/** All pairs of roles that are used together. */
export const measured: readonly Measured[] = [
  ...on('text', 4.5),
  ...on('textSubtle', 4.5),
  ...on('danger', 4.5),
  ...on('success', 4.5),
  ...on('border', 3, ['ground', 'raised', 'sunken']),
  ...on('focus', 3, ['ground', 'raised', 'sunken']),
  ...on('accent', 3, plain),
  ...(['text', 'textSubtle'] as const).flatMap((text) =>
    on(text, 4.5, ['dangerSurface', 'warningSurface', 'successSurface']),
  ),
  { text: 'danger', ground: 'dangerSurface', least: 4.5 },
  { text: 'warning', ground: 'warningSurface', least: 4.5 },
  { text: 'success', ground: 'successSurface', least: 4.5 },
  { text: 'onAccent', ground: 'accent', least: 4.5 },
  { text: 'onAccent', ground: 'accentHover', least: 4.5 },
  { text: 'onDisabled', ground: 'disabled', least: 4.5 },
]
