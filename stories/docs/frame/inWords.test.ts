import { expect, it } from 'vitest'
import states from '../../states.json'
import { inWords } from './inWords.ts'

it.each([
  ['login', 'Log in'],
  ['saveToBoard', 'Save to board'],
  ['wrongPassword', 'Wrong password'],
  ['choosing.loadingMore', 'Choosing, loading more'],
])('%s in words is %s', (name, words) => expect(inWords(name)).toBe(words))

it('leaves no code name in any state, outcome or call', () => {
  const { states: leaves, outcomes, endpoints } = states
  const names = [leaves, outcomes, endpoints].flatMap((cells) => Object.keys(cells))
  expect(names.map(inWords).filter((words) => !/^[A-Z“]/.test(words) || /[a-z][A-Z]/.test(words))).toEqual([])
})
