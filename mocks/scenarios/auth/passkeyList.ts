import { passkeyChangeErrors, passkeyListErrors } from '../../../src/errors/auth/passkeyList.errors.ts'
import { db } from '../../db.ts'
import { authMessages, hostileMessage, longMessage } from '../../fixtures/messages.ts'
import { passkeys as tableRows } from '../../fixtures/passkeys.ts'
import { onlyWay, readPasskeys } from '../../handlers/auth/passkeyList.ts'
import { never, refusal, respondWith, truncatedJson, type Outcome } from '../../respond.ts'
import type { PasskeyRow } from '../../rows.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

const isOfTables = ({ id }: PasskeyRow) => tableRows.some((row) => row.id === id)

/** The first member has these passkeys instead of those in the tables. */
function withPasskeys(...names: readonly string[]) {
  const own = names.map((name, index) => ({
    id: `own-${index}`,
    userId: '1',
    publicKey: null,
    counter: 0,
    name,
    createdAt: new Date(Date.UTC(2026, 0, 10, 12) - index * 7 * 86_400_000).toISOString(),
  }))
  return {
    answers: {
      readPasskeys: (call: Parameters<typeof readPasskeys>[0]) => {
        if (db.passkeys.some(isOfTables)) db.passkeys = structuredClone(own)
        return readPasskeys(call)
      },
    },
  }
}

const three = withPasskeys('MacBook Pro', 'Pixel 9', 'YubiKey 5C').answers

const devices = ['iPhone', 'iPad', 'ThinkPad', 'Pixel', 'YubiKey', '1Password', 'Galaxy Tab', 'Chromebook']

const unread = (outcome: Outcome): Situation => ({
  answers: { readPasskeys: ({ policy }) => respondWith(outcome, policy) },
})

/** Outcomes of reading the member's passkeys. */
export const passkeyListScenarios = inArea('passkeyList', {
  ...fromRows(passkeyListErrors, authMessages['passkeyList.failed'], unread, {
    failed: { answers: { readPasskeys: () => refusal({ message: authMessages['passkeyList.failed'] }) } },
  }),
  /** Three, as in the tables. */
  several: {},
  empty: withPasskeys(),
  one: withPasskeys('MacBook Pro'),
  fifty: withPasskeys(...Array.from({ length: 50 }, (_, index) => `${devices[index % 8]} ${index + 1}`)),
  /** Unlikely ones. */
  hostile: withPasskeys(
    '<img src=x onerror=alert(1)>',
    '\u202egnp.yek',
    '\u200b',
    '{name} %s $&',
    'W'.repeat(100),
    'A phone of a friend who moved to Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  ),
  /** What the server says beside the IDs is of no use, or missing. */
  oddDates: {
    answers: {
      readPasskeys: () =>
        Response.json({
          resource_response: {
            data: [
              { id: 'a', name: 'Without dates' },
              { id: 'b', name: null, created_at: 1_700_000_000, last_used_at: 'yesterday', color: 'red' },
              { id: 'c', name: 'From the future', created_at: '2999-01-01T00:00:00Z', last_used_at: null },
              { id: 'd', name: 'A default', created_at: '0001-01-01T00:00:00Z', last_used_at: '2026-01-15' },
              { id: '', name: 'Without an ID', created_at: null, last_used_at: null },
              'no passkey',
            ],
          },
        }),
    },
  },
  /** Read once, and neither changed nor read again. */
  neverReadsAgain: {
    answers: {
      readPasskeys: (call) => (db.passkeys.some(isOfTables) ? three.readPasskeys(call) : never()),
      removePasskey: never,
    },
  },
  /** The first answer is an error. */
  failsOnce: {
    answers: {
      readPasskeys: (call) => {
        if (!db.passkeys.some(isOfTables)) return readPasskeys(call)
        three.readPasskeys(call)
        return respondWith({ failure: 'server' }, call.policy)
      },
    },
  },
  neverAnswers: { answers: { readPasskeys: never } },
  truncatedJson: { answers: { readPasskeys: truncatedJson } },
})

const unchanged = (outcome: Outcome): Situation => ({
  answers: {
    renamePasskey: ({ policy }) => respondWith(outcome, policy),
    removePasskey: ({ policy }) => respondWith(outcome, policy),
  },
})
const refused = (message: string): Situation => ({
  answers: { renamePasskey: () => refusal({ message }), removePasskey: () => refusal({ message }) },
})

/** Outcomes of renaming and removing one. */
export const passkeyChangeScenarios = inArea('passkeyChange', {
  ...fromRows(passkeyChangeErrors, authMessages['passkeyChange.failed'], unchanged, {
    nameRequired: {},
    failed: refused(authMessages['passkeyChange.failed']),
  }),
  /** Nobody could log in without it. */
  onlyWay: {
    answers: { ...withPasskeys('MacBook Pro').answers, removePasskey: () => refusal({ message: onlyWay }) },
  },
  neverAnswers: { answers: { renamePasskey: never, removePasskey: never } },
  hostileMessage: refused(hostileMessage),
  longMessage: refused(longMessage),
})
