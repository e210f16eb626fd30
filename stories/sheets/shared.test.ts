import { describe, expect, it } from 'vitest'
import { formatShared, judgeShared, parseShared, shareAlike } from './shared.ts'

const hashes = (entries: Readonly<Record<string, string>>) => new Map(Object.entries(entries))

describe('Stories with the same picture', () => {
  it('share that of the first one', () =>
    expect(shareAlike(hashes({ c: '1', a: '1', b: '2', d: '1' }), new Set())).toEqual({ c: 'a', d: 'a' }))

  it('leave the picture where it is', () =>
    expect(shareAlike(hashes({ new: '1', old: '1' }), new Set(['old']))).toEqual({ new: 'old' }))

  it('are written in the order of their ids', () => {
    const text = formatShared({ c: 'a', b: 'a' })
    expect(text).toBe('{\n  "b": "a",\n  "c": "a"\n}\n')
    expect(parseShared(text)).toEqual({ b: 'a', c: 'a' })
  })
})

describe('The file of shared pictures', () => {
  const pictured = new Set(['a', 'b', 'c'])

  it('is right if each story in it has no picture of its own and names one that has', () =>
    expect(judgeShared({ b: 'a' }, hashes({ a: '1', c: '2' }), pictured)).toEqual([]))

  it('names a story that does not exist, and a picture that does not', () =>
    expect(judgeShared({ gone: 'b' }, hashes({ a: '1' }), pictured)).toEqual([
      'gone shares a picture, but is no story with a picture',
      'gone shares the picture of b, which has none',
    ]))

  it('names a story with two pictures', () =>
    expect(judgeShared({ b: 'a' }, hashes({ a: '1', b: '2' }), pictured)).toEqual([
      'b shares the picture of a, but has its own',
    ]))

  it('names two files with the same picture', () =>
    expect(judgeShared({}, hashes({ a: '1', b: '1' }), pictured)).toEqual(['b has the same picture as a']))
})
