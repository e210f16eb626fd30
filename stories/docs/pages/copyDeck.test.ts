import { describe, expect, it } from 'vitest'
import { copyDeck } from './copyDeck.ts'

const row = (key: string) => copyDeck.find((one) => one.key === key)

describe('Copy deck', () => {
  it('has every sentence with its length in each locale', () => {
    expect(copyDeck.length).toBeGreaterThan(250)
    expect(
      copyDeck.filter(({ lengths }) => Object.values(lengths).includes(0)).map(({ key }) => key),
    ).toEqual([])
    expect(row('common.close')?.lengths).toMatchObject({ en: 5, ja: 3 })
  })

  it('finds who says a sentence, by its whole key or by the pattern that makes it', () => {
    expect(row('loginMfa.title')?.places).toContain('src/flows/auth/shell/auth.connect.ts')
    expect(copyDeck.filter(({ places }) => places.length === 0).map(({ key }) => key)).toEqual([])
  })
})
