import { expect, it } from 'vitest'
import { formatHashes, parseHashes, readHashes } from './hashes.ts'
import { sheetNames } from './list.ts'

it('writes hashes in the order of their names, after a comment', () => {
  const text = formatHashes(
    new Map([
      ['sign-up/light', '9x4 b2'],
      ['log-in/dark', '9x3 a1'],
    ]),
  )
  expect(text.split('\n').filter((line) => !line.startsWith('#'))).toEqual([
    'log-in/dark 9x3 a1',
    'sign-up/light 9x4 b2',
    '',
  ])
  expect([...parseHashes(text)]).toEqual([
    ['log-in/dark', '9x3 a1'],
    ['sign-up/light', '9x4 b2'],
  ])
})

it('reads no hash from a comment or a malformed line', () =>
  expect(parseHashes('# log-in/dark 9x3 a1\nlog-in/dark a1\n\n<<<<<<< HEAD').size).toBe(0))

it('has a committed hash of every sheet in every mode', async () =>
  expect([...(await readHashes()).keys()]).toEqual(sheetNames.toSorted()))
