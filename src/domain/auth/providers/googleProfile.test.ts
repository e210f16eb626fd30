import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { googleCredentials, googleProfile } from './googleProfile.ts'

const tokenOf = (payload: unknown) =>
  `header.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`
const noNames = { first_name: '', last_name: '' }

describe('§3 Second-provider credentials', () => {
  it('include the token, the names and the picture', () => {
    const token = tokenOf({
      given_name: 'Ada',
      family_name: 'Lovelace',
      picture: 'https://pictures.example/ada.jpg',
      email: 'ada@analytical.org',
    })
    expect(googleCredentials(token)).toEqual({
      google_open_id_token: token,
      first_name: 'Ada',
      last_name: 'Lovelace',
      image_url: 'https://pictures.example/ada.jpg',
    })
  })

  it.each(['Zoë', '佐藤', 'Ægir ÿ', '👩‍🔬', 'a?>~', 'ab', 'abc', 'abcd'])(
    'read %j in UTF-8 and base64url of any length',
    (name) => {
      expect(googleProfile(tokenOf({ given_name: name })).first_name).toBe(name)
    },
  )

  it('split the full name if its parts are missing', () => {
    expect(googleProfile(tokenOf({ name: 'Ada King Lovelace' }))).toEqual({
      first_name: 'Ada',
      last_name: 'King Lovelace',
    })
    expect(googleProfile(tokenOf({ name: 'Ada Lovelace', given_name: 'Ada Maria' }))).toEqual({
      first_name: 'Ada Maria',
      last_name: '',
    })
  })

  it.each([
    '',
    '.',
    '..',
    'a.b.c',
    'no token',
    'header.%%%.signature',
    'header..signature',
    tokenOf(null),
    tokenOf('Ada'),
    tokenOf(7),
    tokenOf([]),
    tokenOf({ given_name: 7, family_name: { toString: 'x' }, picture: ['https://pictures.example'] }),
    `h.${btoa('{"__proto__":{"given_name":"Eve"}}')}.s`,
    `h.${btoa('{"given_name"')}.s`,
    `h.${btoa('\xff\xfe')}.s`,
  ])('give empty names for %j', (token) => {
    expect(googleProfile(token)).toEqual(noNames)
    expect(googleCredentials(token)).toEqual({ google_open_id_token: token, ...noNames })
  })

  it('never throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, json) => {
        for (const token of [text, `a.${text}.c`, `a.${Buffer.from(json).toString('base64url')}.c`])
          expect(typeof googleProfile(token).first_name).toBe('string')
      }),
    )
  })
})
