import { expect, it } from 'vitest'
import { resolvePolicy } from '../../policy/policy.ts'
import { passwordMinimumIn } from './passwordMinimum.ts'

it.each([
  ['home_page', 8],
  ['login_page', 8],
  ['revamped_business_login_page', 8],
  ['loginmodal', 6],
  ['save', 6],
  ['download', 6],
  ['follow', 6],
  ['pinBookmarklet', 6],
  ['bottom.right.upsell.email', 6],
])('§5, §9 the container %s asks for %d characters of a new password', (container, minimum) => {
  expect(passwordMinimumIn(container, resolvePolicy())).toBe(minimum)
})

it('§5 both minimums can be set by the app', () => {
  const policy = resolvePolicy({ passwordMinimum: { modal: 10, shared: 12 } })
  expect(['loginmodal', 'home_page'].map((container) => passwordMinimumIn(container, policy))).toEqual([
    10, 12,
  ])
})
