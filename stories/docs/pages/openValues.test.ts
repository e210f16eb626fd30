import { describe, expect, it } from 'vitest'
import { quotedNames } from './openValues.quotes.ts'
import { openValues, sentencesOf } from './openValues.ts'

describe('Open values', () => {
  it('reads the comment above each value', () => {
    expect(
      sentencesOf(
        'export interface A {\n  /** First. a §1. */\n  readonly one: number\n  readonly two: string\n}',
      ),
    ).toEqual(new Map([['one', 'First. a §1.']]))
  })

  it('lists every value with its default and a comment', () => {
    expect(openValues.length).toBeGreaterThan(80)
    expect(openValues.filter(({ sentence }) => sentence === '').map(({ name }) => name)).toEqual([])
  })

  it('reads the default from the policy and the comment from its source', () => {
    expect(openValues.find(({ name }) => name === 'timing.ssoDebounce')).toEqual({
      name: 'timing.ssoDebounce',
      value: 300,
      sentence: 'Debounce of the SSO check after the email changes. Default: 300. auth.txt §4.',
      quote:
        'auth.txt §4 300 ms after the email changes (and only if valid) the server is asked whether it belongs to SSO.',
    })
    expect(openValues.find(({ name }) => name === 'saving.confettiParticles')?.value).toBe(120)
  })

  it('quotes the specification for every value that cites a section', () => {
    const citing = openValues.filter(({ sentence }) => sentence.includes('§'))
    expect(citing.length).toBeGreaterThan(40)
    expect(citing.filter(({ quote }) => quote === null).map(({ name }) => name)).toEqual([])
  })

  it('quotes nothing for values that do not exist', () => {
    const names = new Set(openValues.flatMap(({ name }) => [name, name.split('.')[0]]))
    expect(quotedNames.filter((name) => !names.has(name))).toEqual([])
  })
})
