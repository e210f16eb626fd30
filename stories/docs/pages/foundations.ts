import type { color } from '../../../src/theme/tokens.ts'

type Role = keyof typeof color

/** One role that stands on another, and the contrast that it must reach: 4.5 for text, 3 for edges and rings. */
export interface Measured {
  readonly text: Role
  readonly ground: Role
  readonly least: number
}

const grounds = ['ground', 'raised', 'sunken'] as const
const on = (text: Role, least: number): readonly Measured[] =>
  grounds.map((ground) => ({ text, ground, least }))

/** Every pair of roles that meets on screen. */
export const measured: readonly Measured[] = [
  ...on('text', 4.5),
  ...on('textSubtle', 4.5),
  ...on('danger', 4.5),
  ...on('success', 4.5),
  ...on('border', 3),
  ...on('focus', 3),
  { text: 'onAccent', ground: 'accent', least: 4.5 },
  { text: 'onAccent', ground: 'accentHover', least: 4.5 },
  { text: 'text', ground: 'sunkenHover', least: 4.5 },
]
