import { describe, expect, it } from 'vitest'
import { boardNameErrors } from './boardName.ts'
import { resolvePolicy } from '../policy/policy.ts'

const policy = resolvePolicy({ saving: { boardTitleLimit: 5 } })
const errors = (name: string) => boardNameErrors(name, policy)

describe('§5 Board name', () => {
  it('is non-empty after trimming', () => {
    expect(['', '   ', '\u00A0', ' a '].map(errors)).toEqual([
      ['nameRequired'],
      ['nameRequired'],
      ['nameRequired'],
      [],
    ])
  })

  it.each(['\u200b', '\u00ad', '\u202e', '\u2800', '\u3164', '\u{e0041}'])('P7 %j is no name', (name) => {
    expect(errors(name)).toEqual(['nameRequired'])
  })

  it('is limited to the length in the policy', () => {
    expect([errors('abcde'), errors('abcdef')]).toEqual([[], ['nameTooLong']])
  })

  it('E4 counts graphemes: an emoji family, a flag or a letter with diacritics is one', () => {
    expect(errors('👨‍👩‍👧‍👦🇸🇪e\u0301ab')).toEqual([])
    expect(errors('👨‍👩‍👧‍👦🇸🇪e\u0301abc')).toEqual(['nameTooLong'])
  })

  it('E4 a letter with 1 MB of accents is no short name', () => {
    expect(errors(`e${'\u0301'.repeat(1_000_000)}`)).toEqual(['nameTooLong'])
  })

  it('may have several errors, in display order', () => {
    expect(errors('      ')).toEqual(['nameRequired', 'nameTooLong'])
  })

  it.each(['__proto__', 'constructor', 'toString'])('E9 a board can be called %s', (name) => {
    expect(boardNameErrors(name, resolvePolicy())).toEqual([])
  })
})
