import { describe, expect, it } from 'vitest'
import { listedPasskey, listedPasskeys, withPasskey } from './passkeyList.ts'

const now = Date.parse('2026-05-03T12:00:00Z')
const sent = { id: '1', name: 'Laptop', created_at: null, last_used_at: null }
const createdAt = (created_at: string | null) => listedPasskey({ ...sent, created_at }, now).createdAt

describe('the dates of a passkey', () => {
  it.each([
    ['2026-05-01T08:30:00Z', Date.parse('2026-05-01T08:30:00Z')],
    ['2026-05-01T08:30:00.123+02:00', Date.parse('2026-05-01T06:30:00.123Z')],
    ['2026-05-01', Date.parse('2026-05-01')],
    // The server's clock is a little ahead.
    ['2026-05-03T12:05:00Z', now],
  ])('%s is read', (text, moment) => expect(createdAt(text)).toBe(moment))

  it.each([
    null,
    '',
    '5',
    'yesterday',
    '2026-13-45',
    '2026-02-30T99:00:00Z',
    '0001-01-01T00:00:00Z',
    '1970-01-01T00:00:00Z',
    '2027-05-03T12:00:00Z',
    '+275760-09-13T00:00:00Z',
  ])('%s is none', (text) => expect(createdAt(text)).toBeNull())
})

describe('the names and IDs of passkeys', () => {
  it('has nothing invisible at its ends, and is empty if nothing of it is visible', () => {
    const names = ['  Laptop\n', '\u200b\u2800', '<b>x</b>', '\u202eevil'].map(
      (name) => listedPasskey({ ...sent, name }, now).name,
    )
    expect(names).toEqual(['Laptop', '', '<b>x</b>', 'evil'])
  })

  it('leaves out what is malformed, and shows an ID once', () => {
    const list = listedPasskeys(
      [{ ...sent, name: 'Old' }, null, { ...sent, id: '__proto__' }, { ...sent, name: 'New' }],
      now,
    )
    expect(list.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'New'],
      ['__proto__', 'Laptop'],
    ])
  })

  it('keeps a passkey that changes in its place, and adds a new one at the end', () => {
    const list = listedPasskeys([sent, { ...sent, id: '2', name: 'Phone' }], now)
    const names = (id: string) =>
      withPasskey(list, listedPasskey({ ...sent, id, name: 'Key' }, now)).map(({ name }) => name)
    expect([names('1'), names('3')]).toEqual([
      ['Key', 'Phone'],
      ['Laptop', 'Phone', 'Key'],
    ])
  })
})
