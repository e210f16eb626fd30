import { describe, expect, it } from 'vitest'
import { unitsPerGrapheme } from '../text/truncate.ts'
import { displayName } from './member.ts'

const called = (fullName: string) => displayName({ fullName, username: 'wren' })

describe('§5 displayName', () => {
  it.each([
    ['', 'wren'],
    ['  ', 'wren'],
    ['\u00A0', 'wren'],
    ['A', 'A'],
    ['A  B  C', 'A B C'],
    ['\u00A0Wren\u00A0Alder', 'Wren Alder'],
    ['姓名', '姓名'],
  ])('E7 %j is shown as %j', (fullName, shown) => {
    expect(called(fullName)).toBe(shown)
  })

  it('is cut at 70 characters', () => {
    expect([called('a'.repeat(70)), called('a'.repeat(71))]).toEqual(['a'.repeat(70), `${'a'.repeat(70)}…`])
  })

  it.each(['👨‍👩‍👧‍👦', '🇦🇹', 'e\u0301'])('E4 E6 is never cut within %s', (letter) => {
    expect(called('a'.repeat(69) + letter + letter)).toBe(`${'a'.repeat(69)}${letter}…`)
  })

  it('E4 E6 is cut within a letter with 1 MB of accents', () => {
    expect(called(`e${'\u0301'.repeat(1_000_000)}`)).toHaveLength(70 * unitsPerGrapheme + 1)
  })
})
