import { describe, expect, it } from 'vitest'
import { facebookCredentials, facebookProfile } from './facebookProfile.ts'

const answer = {
  id: '17',
  email: 'ada@analytical.org',
  first_name: 'Ada',
  last_name: 'Lovelace',
  gender: 'female',
  birthday: '02/29/2000',
  picture: { data: { url: 'https://pictures.example/ada.jpg', is_silhouette: false } },
}
const token = { facebook_id: '17', facebook_token: 'secret' }
const sourceSite = 'tackboard'

describe('§3 First-provider credentials', () => {
  it('include every field the provider returns', () => {
    expect(facebookCredentials({ token, profile: facebookProfile(answer), sourceSite })).toEqual({
      type: 'facebook',
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@analytical.org',
      gender: 'female',
      image_url: 'https://pictures.example/ada.jpg',
      facebook_id: '17',
      facebook_token: 'secret',
      birthday: 951_782_400,
      email_source_site: 'tackboard',
      birthday_source_site: 'tackboard',
    })
  })

  it('include image_url only if the picture is not a silhouette', () => {
    const picture = (url: string, is_silhouette: boolean) =>
      facebookProfile({ picture: { data: { url, is_silhouette } } })
    expect(picture('https://pictures.example/none.jpg', true)).toEqual({})
    expect(picture('', false)).toEqual({})
    expect(picture('https://pictures.example/ada.jpg', false)).toEqual({
      image_url: 'https://pictures.example/ada.jpg',
    })
  })

  it('omit missing fields and their source sites', () => {
    const nothing = {
      email: null,
      first_name: null,
      last_name: '',
      gender: null,
      birthday: null,
      picture: null,
    }
    expect(facebookProfile(nothing)).toEqual({})
    expect(facebookProfile({})).toEqual({})
    expect(facebookCredentials({ token, profile: {}, email: ' ', birthday: '', sourceSite })).toEqual({
      type: 'facebook',
      ...token,
    })
  })

  it('prefer what the user has typed to what the provider returned', () => {
    expect(
      facebookCredentials({
        token,
        profile: facebookProfile(answer),
        email: ' ada@home.org ',
        birthday: '1969-12-31',
        sourceSite,
      }),
    ).toMatchObject({
      email: 'ada@home.org',
      birthday: -86_400,
    })
    expect(facebookCredentials({ token, profile: {}, email: 'ada@home.org', sourceSite })).toEqual({
      type: 'facebook',
      ...token,
      email: 'ada@home.org',
      email_source_site: 'tackboard',
    })
  })

  it('include only the two fields of the token', () => {
    const wide = { ...token, password: 'never' }
    expect(facebookCredentials({ token: wide, profile: {}, sourceSite })).toEqual({
      type: 'facebook',
      ...token,
    })
  })
})

describe("§3 the provider's birthday", () => {
  it.each([
    ['02/29/2000', '2000-02-29'],
    ['2000-02-29', '2000-02-29'],
    ['02/30/2000', undefined],
    ['29/02/2000', undefined],
    ['02/29', undefined],
    ['2000', undefined],
    ['', undefined],
    ['soon', undefined],
  ])('F3 reads %j as %j', (birthday, date) => {
    expect(facebookProfile({ birthday }).birthday).toBe(date)
  })
})
