import { describe, expect, it } from 'vitest'
import { judgeRetried } from './retried.ts'

describe('the stories that passed only on retry', () => {
  it('are none as a rule', () => expect(judgeRetried([])).toEqual({ isRed: false, lines: [] }))

  it('are each printed, and three are tolerated', () =>
    expect(judgeRetried(['a--b', 'c--d', 'e--f'])).toEqual({
      isRed: false,
      lines: ['a--b', 'c--d', 'e--f'].map((id) => `⚠ ${id} failed at first and passed on retry.`),
    }))

  it('fail the run if there are more', () => {
    const { isRed, lines } = judgeRetried(['a--b', 'c--d', 'e--f', 'g--h'])
    expect(isRed).toBe(true)
    expect(lines).toHaveLength(5)
    expect(lines.at(-1)).toBe('⚠ 4 stories passed only on retry, more than 3: find the race.')
  })
})
