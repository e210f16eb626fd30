import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Flows of people who have no session, or are about to get another one. A 401 is an answer to them. */
const gettingIn = /^\.\.\/auth\//

it('P14 every call of a member asks for a log-in when their session has ended', () => {
  const calling = Object.entries(sources)
    .filter(([path, source]) => !path.includes('.test.') && /\bclientOf\(/.test(source))
    .map(([path]) => path)
  expect(calling.length).toBeGreaterThan(5)
  expect(calling.filter((path) => !gettingIn.test(path))).toEqual([])
})
