import { sentences as messages } from 'virtual:messages/sources/en'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../api/failure.ts'
import { defaultPolicy } from '../../domain/policy/policy.ts'
import {
  boardFormErrors,
  boardFormRow,
  boardFormMessage,
  resolveBoardFormError,
  type BoardFormRowId,
} from './boardForm.errors.ts'

const read = (key: string) => messages[key]?.replaceAll("''", "'")

it('every row has an English message, and every message a row', () => {
  const written = Object.keys(messages).filter((key) => key.startsWith('boardForm.error.'))
  expect(written.toSorted()).toEqual(
    Object.keys(boardFormErrors)
      .map((row) => `boardForm.error.${row}`)
      .toSorted(),
  )
})

describe('§2, §5, §8 word for word', () => {
  it.each([
    ['boardForm.error.nameRequired', "Don't forget to name your board!"],
    ['boardForm.error.nameTooLong', 'Please enter no more than {limit} characters.'],
    ['boardForm.error.refused', 'Uh oh! Something went wrong.'],
    ['boardForm.protected', "Protected board (not listed on user's profile)"],
    ['boardForm.created', 'Board created'],
    ['collaborators.placeholder', 'Search by name or email'],
    ['collaborators.clickToSend', 'Click to send!'],
    ['collaborators.keepTyping', 'Keep typing!'],
  ])('%s', (key, words) => {
    expect(read(key)).toBe(words)
  })
})

it.each(Object.keys(boardFormErrors).map((row) => [row]))(
  '%s is shown at the name or next to Create',
  (row) => {
    // SAFETY: the names are those of the table.
    const placement = boardFormRow(`boardForm.${row}` as BoardFormRowId).placement
    expect(placement).toEqual(row.startsWith('name') ? { kind: 'field', field: 'name' } : { kind: 'notice' })
  },
)

it.each([
  ['refused', 'refused'],
  ['server', 'serverFailed'],
  ['offline', 'offline'],
  ['malformed', 'malformed'],
  ['timedOut', 'timedOut'],
  ['aborted', 'malformed'],
] as const)('§8 a %s failure gives %s', (kind, row) => {
  expect(resolveBoardFormError(new ApiFailure(kind), defaultPolicy)).toBe(row)
})

it('§8 joins the message and message_detail with a space', () => {
  const words = (serverMessage: string | null, messageDetail: string | null) =>
    boardFormMessage(new ApiFailure('refused', { serverMessage, messageDetail }))
  expect([words('No.', 'Taken.'), words('No.', null), words(null, 'Taken.'), words(null, null)]).toEqual([
    'No. Taken.',
    'No.',
    'Taken.',
    null,
  ])
  expect([
    words('HIDDEN_ON_SERVER_ERROR: shard 7', 'Taken.'),
    words('No.', 'HIDDEN_ON_SERVER_ERROR'),
  ]).toEqual(['Taken.', 'No.'])
})

it.each([
  ['refused', 'No.'],
  ['server', 'No.'],
  ['offline', null],
  ['malformed', null],
  ['aborted', null],
  ['timedOut', null],
] as const)('§8 the message of a %s failure: %j', (kind, words) => {
  expect(boardFormMessage(new ApiFailure(kind, { serverMessage: 'No.' }))).toBe(words)
})
