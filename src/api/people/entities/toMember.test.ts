import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { memberSchema } from './member.ts'
import { toMember } from './toMember.ts'

it('accepts a member with only an ID and a username', () => {
  expect(toMember(parse(memberSchema, { id: '4', username: 'sage' }))).toEqual({
    id: '4',
    fullName: '',
    username: 'sage',
    imageUrl: null,
    isFollowed: false,
    isBlocked: false,
    followerCount: 0,
    isVerified: false,
  })
})

it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>'])('E16 drops the picture %s', (url) => {
  expect(
    toMember(parse(memberSchema, { id: '4', username: 'sage', image_medium_url: url })).imageUrl,
  ).toBeNull()
})
