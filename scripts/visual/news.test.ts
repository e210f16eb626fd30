import { describe, expect, it } from 'vitest'
import type { Stories } from './history.ts'
import { defaultRef, newsOf } from './news.ts'

const stories = (hashes: Readonly<Record<string, string>>): Stories =>
  new Map(Object.entries(hashes).map(([id, hash]) => [id, { hash, bytes: 1 }]))

describe('What’s new', () => {
  it('lists what changed, is new and was deleted, and nothing else', () =>
    expect(newsOf(stories({ a: '1', b: '2', gone: '3' }), stories({ a: '1', b: '4', new: '5' }))).toEqual([
      { kind: 'changed', storyIds: ['b'], before: '2' },
      { kind: 'deleted', storyIds: ['gone'], before: '3' },
      { kind: 'new', storyIds: ['new'], before: null },
    ]))

  it('shows stories that changed from the same picture to the same once', () =>
    expect(newsOf(stories({ a: '1', b: '1', c: '1' }), stories({ a: '2', b: '2', c: '3' }))).toEqual([
      { kind: 'changed', storyIds: ['a', 'b'], before: '1' },
      { kind: 'changed', storyIds: ['c'], before: '1' },
    ]))

  const git =
    (known: Readonly<Record<string, readonly string[]>>) =>
    (command: string): readonly string[] =>
      known[command] ?? []

  it('counts from the last release', () =>
    expect(defaultRef(git({ describe: ['v2'], log: ['a', 'b'] }), 'pictures')).toBe('v2'))

  it('counts from the first commit with pictures before there is a release', () =>
    expect(defaultRef(git({ log: ['a', 'b'] }), 'pictures')).toBe('a'))

  it('counts from nowhere without git', () => expect(defaultRef(git({}), 'pictures')).toBeNull())
})
