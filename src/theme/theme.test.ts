import { describe, expect, it } from 'vitest'
import { theme } from './theme.ts'
import { tokens } from './tokens.ts'
import { vars } from './vars.ts'

describe('theme', () => {
  it.each(['color', 'severity', 'space', 'radius', 'type', 'font', 'elevation', 'motion', 'size'] as const)(
    'gives styles the same %s variables as createTheme gives apps',
    (group) => expect(vars[group]).toEqual(theme[group]),
  )

  it('names its variables --tb-…', () => expect(theme.vars.color.ground).toBe('--tb-color-ground'))

  it('has every group of tokens', () =>
    expect(Object.keys(vars).toSorted()).toEqual(Object.keys(tokens).toSorted()))
})
