import { expect, it } from 'vitest'
import type { Viewer } from '../providers/providers.ts'
import { needsVerification } from './verification.ts'

const member: Viewer = { type: 'AUTH', isAuth: true, hasVerifiedEmail: false }

it.each<readonly [string, Viewer, boolean]>([
  ['a signed-in member without a verified email is', member, true],
  ['a member with a verified email is not', { ...member, hasVerifiedEmail: true }, false],
  ['a member of whom it is not known is not', { type: 'AUTH', isAuth: true }, false],
  ['a visitor is not', { type: 'UNAUTH', isAuth: false, hasVerifiedEmail: false }, false],
  ['a viewer with a limited login is not', { ...member, type: 'LIMITED_LOGIN', isAuth: false }, false],
  ['a member whose session has ended is not', { ...member, isAuth: false }, false],
])('§1 %s reminded', (_, viewer, isReminded) => {
  expect(needsVerification(viewer)).toBe(isReminded)
})
