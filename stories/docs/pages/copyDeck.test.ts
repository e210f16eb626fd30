import { describe, expect, it } from 'vitest'
import { copyDeck } from './copyDeck.ts'

const row = (key: string) => copyDeck.find((one) => one.key === key)

describe('Copy deck', () => {
  it('lists every message with its length in each locale', () => {
    expect(copyDeck.length).toBeGreaterThan(250)
    expect(
      copyDeck.filter(({ lengths }) => Object.values(lengths).includes(0)).map(({ key }) => key),
    ).toEqual([])
    expect(row('common.close')?.lengths).toMatchObject({ en: 5, ja: 3 })
  })

  it('finds the usages of a message by its key or by a pattern that produces it', () => {
    expect(row('loginMfa.title')?.places).toContain('src/flows/auth/shell/auth.connect.ts')
    expect(copyDeck.filter(({ places }) => places.length === 0).map(({ key }) => key)).toEqual([])
  })
})
