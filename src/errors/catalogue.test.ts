import { sentences as messages } from 'virtual:messages/sources/en'
import { describe, expect, it } from 'vitest'
import { loginNotices } from '../../machines/auth/login/login.rules.ts'
import { defaultPolicy } from '../domain/policy/policy.ts'
import type { CodeSlot } from '../domain/policy/codes.ts'
import { notices } from '../views/auth/recovery/notices.ts'
import type { ErrorTable } from './catalogue.ts'
import { anyDialogOf as dialogOf, anyRow, anySlotOf as slotOf, everyError, type EveryRowId } from './index.ts'

const tables: readonly (readonly [string, ErrorTable])[] = Object.entries(everyError)
const ids = tables.flatMap(([table, rows]) => Object.keys(rows).map((row) => `${table}.${row}` as EveryRowId))

/** A message's text, without tags and with ICU's doubled apostrophes reduced. */
const read = (key: string) => messages[key]?.replaceAll(/<\/?\w+>/g, '').replaceAll("''", "'")
const sentence = (id: string) => read(id.replace('.', '.error.'))

describe('every row can be shown', () => {
  it('covers many rows', () => {
    expect(ids.length).toBeGreaterThan(40)
  })

  it.each(ids.filter((id) => anyRow(id).message !== 'none' && dialogOf(id) === null))(
    '%s has an English message',
    (id) => {
      expect(sentence(id) ?? '', `add '${id.replace('.', '.error.')}' to src/messages/en`).toMatch(/\S/)
    },
  )

  it('rows without a text have no message', () => {
    const silent = ids.filter((id) => anyRow(id).message === 'none' || dialogOf(id) !== null)
    expect(silent.filter((id) => sentence(id) !== undefined)).toEqual([])
  })

  it.each(ids.flatMap((id) => dialogOf(id) ?? []))('the dialog %s is a notice with a title', (dialog) => {
    expect(Object.keys(notices)).toContain(dialog)
    expect(read(`recovery.${dialog}.title`)).toMatch(/\S/)
  })

  it.each(ids.flatMap((id) => dialogOf(id) ?? []))(
    'the dialog %s can be opened by the log-in form',
    (dialog) => {
      expect([...loginNotices, 'passwordResetSent']).toContain(dialog)
    },
  )

  it('each notice of the log-in form exists and is opened by some row', () => {
    expect(loginNotices.filter((notice) => !(notice in notices))).toEqual([])
    expect(new Set([...loginNotices, 'passwordResetSent'])).toEqual(
      new Set(ids.flatMap((id) => dialogOf(id) ?? [])),
    )
  })

  it.each(Object.entries(notices))(
    'each text of the notice %s is a message',
    (_, { title, body, ...row }) => {
      const keys: readonly string[] = [title, ...body, ...('bodyTo' in row ? [row.bodyTo] : [])]
      expect(keys.filter((key) => !(key in messages))).toEqual([])
    },
  )

  it('each error message belongs to a row', () => {
    const orphans = Object.keys(messages).filter(
      (key) => /^\w+\.error\./.test(key) && !ids.includes(key.replace('.error.', '.') as EveryRowId),
    )
    expect(orphans).toEqual([])
  })
})

describe('a toast goes away', () => {
  const files = import.meta.glob<object>('./auth/*.errors.ts', { eager: true })
  const ofAuth = new Set<unknown>(
    Object.values(files).flatMap((exported) => Object.entries(exported).flatMap(([, own]): unknown => own)),
  )
  const rows = tables
    .filter(([, table]) => ofAuth.has(table))
    .flatMap(([table, own]) => Object.keys(own).map((row) => `${table}.${row}` as EveryRowId))

  it('covers the tables of signing in and up', () => {
    expect(new Set(rows.map((id) => id.split('.')[0])).size).toBeGreaterThan(8)
  })

  it.each(rows)('%s is never said by a toast alone', (id) => {
    expect(anyRow(id).placement.kind).not.toBe('toast')
  })
})

describe('§8 Placement', () => {
  it.each([
    ['login.wrongPassword', 'password'],
    ['login.connectedToFacebook', 'facebook'],
    ['login.facebookOnly', 'facebook'],
    ['login.googleOnly', 'google'],
    ['login.appleOnly', 'email'],
    ['login.serverMessage', 'email'],
    ['login.unknownEmail', 'email'],
    ['login.tooQuick', 'notice'],
    ['login.unexplained', 'notice'],
    ['login.softBanned', null],
    ['social.failed', 'notice'],
    ['social.serverMessage', 'notice'],
  ] as const)('%s is shown at %s', (id, slot) => {
    expect(slotOf(id)).toBe(slot)
  })
})

describe('§4 The server codes', () => {
  const codes = Object.entries(defaultPolicy.codes)

  it('are each used for one error', () => {
    const numbers = codes.flatMap(([, own]) => own)
    expect(numbers).toHaveLength(new Set(numbers).size)
  })

  it('include three rate limits, two soft bans, one suspension and one assistance code', () => {
    const { rateLimited, softBanned, suspended, loginAssistance } = defaultPolicy.codes
    expect([rateLimited, softBanned, suspended, loginAssistance].map(({ length }) => length)).toEqual([
      3, 2, 1, 1,
    ])
  })

  it('are each used by some row, and at most once per table', () => {
    const claims = tables.map(([, rows]) => Object.values(rows).flatMap(({ code }) => code ?? []))
    for (const claimed of claims) expect(claimed).toHaveLength(new Set(claimed).size)
    const unused = (Object.keys(defaultPolicy.codes) as CodeSlot[]).filter(
      (slot) => !claims.flat().includes(slot),
    )
    expect(unused).toEqual([])
  })
})
