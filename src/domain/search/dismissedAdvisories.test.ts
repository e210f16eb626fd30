import { expect, it } from 'vitest'
import { isDismissed, parseDismissals, withDismissal, withoutDismissal } from './dismissedAdvisories.ts'

const wren = { userId: '1', id: 'ballot' }

it('remembers what a member has dismissed, for that member alone', () => {
  const stored = withDismissal([], wren)
  expect(isDismissed(stored, wren)).toBe(true)
  expect(isDismissed(stored, { ...wren, userId: '2' })).toBe(false)
  expect(isDismissed(stored, { ...wren, userId: '' })).toBe(false)
  expect(isDismissed(stored, { ...wren, id: 'storm' })).toBe(false)
})

it('takes one back, and no other', () => {
  const others = withDismissal(withDismissal([], { ...wren, userId: '2' }), { ...wren, id: 'storm' })
  expect(withoutDismissal(withDismissal(others, wren), wren)).toEqual(others)
})

it('holds each once, and the newest hundred', () => {
  const ids = Array.from({ length: 101 }, (_, index) => `${index}`)
  const all = [...ids, '1'].reduce(
    (stored, id) => withDismissal(stored, { ...wren, id }),
    parseDismissals([]),
  )
  expect(all).toHaveLength(100)
  expect([all[0]?.[1], all.at(-1)?.[1]]).toEqual(['2', '1'])
})

it.each([null, 7, 'a', {}, [7], [['1']], [['1', 2]], [['1', '2', '3']]])('reads nothing out of %j', (value) =>
  expect(parseDismissals(value)).toEqual([]),
)
