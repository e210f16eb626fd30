import { describe, expect, it } from 'vitest'
import { behaviour } from './behaviour.ts'
import { testSentence } from './testSentence.ts'

describe('The title of a test as a sentence', () => {
  it.each([
    ['E8 inserts %s literally', 'Inserts … literally'],
    ['D8, D9, D10, D11 %s is no section: the sentence stands', '… is no section: the sentence stands'],
    ['Right to left (J21)', 'Right to left'],
    ['J1 its title has focus, and names the dialog', 'Its title has focus, and names the dialog'],
    ['H6 the consents (%s)', 'The consents'],
    ['M6 D1 H15 ${WALKS * STEPS} random steps: no dead end', '… random steps: no dead end'],
    ['E7 the initials of "%s" are "%s"', 'The initials of … are …'],
    ['K13 is not due for %s, and no settings are read', 'Is not due for …, and no settings are read'],
    ['E1 %s', 'A table of cases'],
    ['§8, D8 to D11 %s: failed', 'Failed'],
    ['Shift+Tab wraps inside', 'Shift+Tab wraps inside'],
    ["It isn\\'t said twice", "It isn't said twice"],
  ])('%s is %s', (title, sentence) => expect(testSentence(title)).toBe(sentence))

  it('contains no placeholder and no code, for any test that names a behaviour row', () => {
    const sentences = [...behaviour.values()].flat().map(({ sentence }) => testSentence(sentence))
    expect(sentences.length).toBeGreaterThan(500)
    expect(
      sentences.filter((sentence) => /%[a-z]\b|\$\{|(?<![\w.§])[A-P]\d{1,2}\b(?!=)/.test(sentence)),
    ).toEqual([])
  })
})
