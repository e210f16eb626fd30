import { describe, expect, it } from 'vitest'
import { judgeKeys } from './shownKeys.ts'

const keys = ['login.submit', 'login.or']

describe('every message of the product', () => {
  it('is shown by a story, or says why no story shows it', () => {
    expect(judgeKeys(keys, new Set(keys), {})).toEqual([])
    expect(judgeKeys(keys, new Set(['login.or']), { 'login.submit': 'because it is spoken alone' })).toEqual(
      [],
    )
  })

  it('is named if no story shows it', () =>
    expect(judgeKeys(keys, new Set(['login.or']), {})).toEqual([
      "No story shows the message 'login.submit'. Add one, or a reason to unshownCopy.ts.",
    ]))

  it('needs no reason once a story shows it, or once it is gone', () =>
    expect(judgeKeys(keys, new Set(keys), { 'login.or': 'because …', 'login.and': 'because …' })).toEqual([
      "A story shows the message 'login.or': remove its reason from unshownCopy.ts.",
      "There is no message 'login.and': remove its reason from unshownCopy.ts.",
    ]))
})
