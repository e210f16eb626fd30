import { describe, expect, it } from 'vitest'
import { saying, sectionTitles, specSentences } from './specSentences.ts'

const file = `# Specification

What it is. For whom.

## 1. What it does

- A member's email: required ('You missed a spot! Don't forget it.'); else 'No e.g. here.' Weak: 'Stronger.'
Two lines:
1. Ask for 3.5 s (see /). Then leave.

### A heading

## 2. Calls

| Call | Payload |
|---|---|
| GET /v3/a/ | | id. Reads 'x' |

**Save.** It saves.
`

describe('the sentences of a specification', () => {
  it('are those of its paragraphs, items and rows, without what only introduces others', () =>
    expect(specSentences(file).map(({ section, text }) => `§${section} ${text}`)).toEqual([
      '§0 What it is.',
      '§0 For whom.',
      "§1 A member's email: required ('You missed a spot! Don't forget it.'); else 'No e.g. here.'",
      "§1 Weak: 'Stronger.'",
      '§1 Ask for 3.5 s (see /).',
      '§1 Then leave.',
      '§2 GET /v3/a/ | id.',
      "§2 Reads 'x'",
      '§2 Save. It saves.',
    ]))

  it('have sections with titles', () =>
    expect(sectionTitles(file)).toEqual(['Introduction', 'What it does', 'Calls']))

  it.each([
    ['What it', 0, ['What it is.']],
    ['A member […] required', 1, [expect.stringMatching(/^A member's/)]],
    ['Weak: […] Weaker', 1, []],
    ['Weak', 2, []],
  ])('"%s" is in section %i', (words, section, texts) =>
    expect(saying(specSentences(file), section, words).map(({ text }) => text)).toEqual(texts),
  )
})
