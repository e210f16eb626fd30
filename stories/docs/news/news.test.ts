import { expect, it } from 'vitest'
import { newsOf } from './news.ts'

const hashes = (entries: Readonly<Record<string, string>>) => new Map(Object.entries(entries))

it('What’s new lists what changed, is new and was deleted, and nothing else', () =>
  expect(newsOf(hashes({ a: '1', b: '2', gone: '3' }), hashes({ a: '1', b: '4', new: '5' }))).toEqual([
    { kind: 'changed', ids: ['b'] },
    { kind: 'deleted', ids: ['gone'] },
    { kind: 'new', ids: ['new'] },
  ]))

it('What’s new shows stories that changed from the same picture to the same once', () =>
  expect(newsOf(hashes({ a: '1', b: '1', c: '1' }), hashes({ a: '2', b: '2', c: '3' }))).toEqual([
    { kind: 'changed', ids: ['a', 'b'] },
    { kind: 'changed', ids: ['c'] },
  ]))
