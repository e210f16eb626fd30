import { describe, expect, it } from 'vitest'
import { baseCommit } from './base.ts'

describe('the base', () => {
  const commits = (known: Readonly<Record<string, string>>) => (ref: string) => known[ref] ?? null

  it('is the merge base with main', () =>
    expect(baseCommit(undefined, commits({ main: 'a', 'origin/main': 'b', HEAD: 'c' }))).toBe('a'))

  it('without a local main, is the merge base with the remote one', () =>
    expect(baseCommit(undefined, commits({ 'origin/main': 'b', HEAD: 'c' }))).toBe('b'))

  it('without any main, is the current commit', () =>
    expect(baseCommit(undefined, commits({ HEAD: 'c' }))).toBe('c'))

  it('is never another ref than the one asked for', () =>
    expect(() => baseCommit('v9', commits({ main: 'a', HEAD: 'c' }))).toThrow('no common commit with v9'))
})
