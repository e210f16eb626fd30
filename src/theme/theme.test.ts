import { describe, expect, it } from 'vitest'
import { theme } from './theme.ts'
import { tokens, type TackboardTokens } from './tokens.ts'
import { vars } from './vars.ts'

describe('theme', () => {
  it.each(['color', 'severity', 'space', 'radius', 'type', 'font', 'elevation', 'motion', 'size'] as const)(
    'gives styles the same %s variables as createTheme gives apps',
    (group) => expect(vars[group]).toEqual(theme[group]),
  )

  it('names its variables --tb-…', () => expect(theme.vars.color.ground).toBe('--tb-color-ground'))

  it('has a type that knows these names, and no other', () => {
    const right: TackboardTokens = {
      '--tb-color-accent': 'red',
      '--tb-space-1': '2px',
      '--tb-type-legal': '1rem',
    }
    const names = Object.values(theme.vars).flatMap((group) => Object.values(group))
    expect(names).toEqual(expect.arrayContaining(Object.keys(right)))
    // @ts-expect-error -- a name with a typing mistake does not compile
    const wrong: TackboardTokens = { '--tb-color-acent': 'red' }
    expect(names).not.toContain(Object.keys(wrong)[0])
  })

  it('has every group of tokens', () =>
    expect(Object.keys(vars).toSorted()).toEqual(Object.keys(tokens).toSorted()))
})
