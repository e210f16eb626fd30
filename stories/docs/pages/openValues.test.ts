import { describe, expect, it } from 'vitest'
import { quotedNames } from './openValues.quotes.ts'
import { openValues, sentencesOf } from './openValues.ts'

describe('Open values', () => {
  it('gives each value the sentence above it', () => {
    expect(
      sentencesOf(
        'export interface A {\n  /** First. a §1. */\n  readonly one: number\n  readonly two: string\n}',
      ),
    ).toEqual(new Map([['one', 'First. a §1.']]))
  })

  it('has every value, its default and a sentence', () => {
    expect(openValues.length).toBeGreaterThan(80)
    expect(openValues.filter(({ sentence }) => sentence === '').map(({ name }) => name)).toEqual([])
  })

  it('reads the default from the policy and the sentence from its source', () => {
    expect(openValues.find(({ name }) => name === 'timing.ssoDebounce')).toEqual({
      name: 'timing.ssoDebounce',
      value: 300,
      sentence: 'Debounce of the SSO check after the email changes. Default: 300. auth.txt §4, §9.',
      quote:
        'auth.txt §4 300 ms after the email changes (and only if valid) the server is asked whether it belongs to SSO.',
    })
    expect(openValues.find(({ name }) => name === 'saving.confettiParticles')?.value).toBe(120)
  })

  it('has the sentence of the specification for each value that names a section, and for no other', () => {
    const isFromSpec = (sentence: string) => sentence.includes('§')
    expect(
      openValues
        .filter(({ sentence, quote }) => isFromSpec(sentence) !== (quote !== null))
        .map(({ name }) => name),
    ).toEqual([])
  })

  it('has no sentence of a value that there is not', () => {
    const names = new Set(openValues.flatMap(({ name }) => [name, name.split('.')[0]]))
    expect(quotedNames.filter((name) => !names.has(name))).toEqual([])
  })
})
