import { afterEach, expect, it, vi } from 'vitest'
import { browserNavigation } from './navigation.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [undefined, ['assign']],
  [{}, ['assign']],
  [{ replace: true }, ['replace']],
])('P13 a redirect takes the place of the page in the history: %j', (options, expected) => {
  const called: string[] = []
  vi.stubGlobal('location', {
    ...new URL('https://own.example/login/'),
    href: 'https://own.example/login/',
    assign: () => called.push('assign'),
    replace: () => called.push('replace'),
  })
  browserNavigation.go('/home/', options)
  expect(called).toEqual(expected)
})

const entry = (index: number, url: string | null) => ({ index, url })

it.each([
  [
    'those before it, where the browser lists its history',
    [entry(0, 'https://own.example/pin-builder/'), entry(1, null), entry(2, 'https://own.example/a/')],
    2,
    'https://own.example/b/',
    5,
    ['https://own.example/pin-builder/'],
  ],
  [
    'none in a new tab, though a page led here',
    [entry(0, 'https://own.example/a/')],
    0,
    'https://own.example/b/',
    1,
    [],
  ],
  [
    'the one that led here, in an older browser',
    null,
    0,
    'https://own.example/b/',
    2,
    ['https://own.example/b/'],
  ],
  ['none in a new tab of an older browser', null, 0, 'https://own.example/b/', 1, []],
  ['none where none led here', null, 0, '', 2, []],
] as const)('Q5 the pages before this one are %s', (_, entries, index, referrer, length, expected) => {
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('history', { length })
  vi.stubGlobal('navigation', entries ? { currentEntry: { index }, entries: () => entries } : undefined)
  expect(browserNavigation.previous()).toEqual(expected)
})
