import { describe, expect, it } from 'vitest'
import { formatHashes, parseHashes, thumbnailsOf } from './hashes.ts'

const hashes = new Map([
  ['log-in/light', '9x4 b2'],
  ['log-in/dark', '9x3 a1'],
  ['auth--b', '9x4 b2'],
])

describe('The file of hashes', () => {
  it('has a line for all that look the same, in order, after a comment', () => {
    const text = formatHashes(hashes, '# Pictures.\n')
    expect(text).toBe('# Pictures.\nauth--b log-in/light 9x4 b2\nlog-in/dark 9x3 a1\n')
    expect(parseHashes(text)).toEqual(hashes)
  })

  it('gives no hash of a comment or a malformed line', () =>
    expect(parseHashes('# log-in/dark 9x3 a1\nlog-in/dark a1\n\n<<<<<<< HEAD').size).toBe(0))
})

it('Stories that look the same share the thumbnail of the first one', () =>
  expect(thumbnailsOf(hashes)).toEqual({
    'auth--b': 'auth--b',
    'log-in/light': 'auth--b',
    'log-in/dark': 'log-in/dark',
  }))
