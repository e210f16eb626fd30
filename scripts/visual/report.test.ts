import { describe, expect, it } from 'vitest'
import { reportHtml } from './reportHtml.ts'
import { failedIds, sheetsToRedraw } from './reportLists.ts'
import { baseCommit } from './sheets/base.ts'

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

describe('the lists', () => {
  it('a screenshot that was not taken belongs to a failed story, unless the story was deleted', () =>
    expect(failedIds(['kept', 'failed', 'deleted'], ['kept', 'new'], ['deleted'])).toEqual(['failed']))

  it('draws changed and deleted sheets at the base, but no new ones', () =>
    expect(
      sheetsToRedraw(
        ['log-in/dark', 'new-flow/dark'],
        ['log-in/dark', 'log-in/light', 'new-flow/dark'],
        new Map([
          ['log-in/dark', '9x3 a1'],
          ['log-in/light', '9x3 a2'],
          ['old-flow/dark', '9x3 a3'],
        ]),
      ),
    ).toEqual(['log-in/dark', 'old-flow/dark']))
})

describe('the page', () => {
  const html = reportHtml(
    {
      failedItems: ['auth-log-in--editing.png', 'sheets/log-in/dark.png'],
      newItems: ['auth-log-in--new.png'],
      deletedItems: ['auth-log-in--gone.png'],
      passedItems: ['auth-log-in--same.png'],
    },
    ['auth-log-in--broken', 'sheets/people'],
  )
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

  it('lists each group with its size', () =>
    expect([...html.matchAll(/<h2>([^<]+)/g)].map(([, title]) => title)).toEqual([
      'Not compared (2)',
      'Changed (2)',
      'New (1)',
      'Deleted (1)',
    ]))

  it('links a picture to the viewer and to its story, a sheet to its flow', () => {
    expect(links).toContain('viewer.html?id=changed-auth-log-in--editing.png')
    expect(links).toContain('http://localhost:6006/?path=/story/auth-log-in--editing')
    expect(links).toContain('viewer.html?id=changed-sheets/log-in/dark.png')
    expect(links).toContain('http://localhost:6006/?path=/story/flows--log-in')
    expect(links).toContain('http://localhost:6006/?path=/story/flows--people')
  })

  it('links a deleted picture to the viewer alone, and leaves unchanged ones out', () => {
    expect(links.filter((href) => href?.includes('gone'))).toEqual([
      'viewer.html?id=deleted-auth-log-in--gone.png',
    ])
    expect(html).not.toContain('auth-log-in--same')
  })
})
