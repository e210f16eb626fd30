import { sentences as messages } from 'virtual:messages/sources/en'
import { describe, expect, it } from 'vitest'
import { loginNotices } from '../../machines/auth/login/login.notices.ts'
import { defaultPolicy, type CodeSlot } from '../domain/policy/policy.ts'
import { notices } from '../views/auth/recovery/notices.ts'
import type { ErrorTable } from './catalogue.ts'
import { anyDialogOf as dialogOf, anyRow, anySlotOf as slotOf, everyError, type EveryRowId } from './index.ts'
import { resolveLoginError, resolveLoginMfaError, resolveTokenLoginError } from './resolve.ts'

const tables: readonly (readonly [string, ErrorTable])[] = Object.entries(everyError)
const ids = tables.flatMap(([table, rows]) => Object.keys(rows).map((row) => `${table}.${row}` as EveryRowId))

/** A message as it is read: without its tags, and with ICU's doubled apostrophes single. */
const read = (key: string) => messages[key]?.replaceAll(/<\/?\w+>/g, '').replaceAll("''", "'")
const sentence = (id: string) => read(id.replace('.', '.error.'))

const files = import.meta.glob<object>('./*/*.errors.ts', { eager: true })
const ownTables = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, table]) =>
    name.endsWith('Errors') ? [{ file, name, table }] : [],
  ),
)

describe('index.ts', () => {
  it.each(ownTables)('has $name', ({ file, name, table }) =>
    expect(
      Object.values<unknown>(everyError).includes(table),
      `Add ${name} from ${file} to src/errors/index.ts.`,
    ).toBe(true),
  )
})

describe('every row can be shown', () => {
  it('there are rows', () => {
    expect(ids.length).toBeGreaterThan(40)
  })

  it.each(ids.filter((id) => anyRow(id).words !== 'none' && dialogOf(id) === null))(
    '%s has an English message',
    (id) => {
      expect(sentence(id)).toMatch(/\S/)
    },
  )

  it('a row that shows no words has none that nobody would read', () => {
    const mute = ids.filter((id) => anyRow(id).words === 'none' || dialogOf(id) !== null)
    expect(mute.filter((id) => sentence(id) !== undefined)).toEqual([])
  })

  it.each(ids.flatMap((id) => dialogOf(id) ?? []))(
    'the dialog %s is a row of the notices with a title',
    (dialog) => {
      expect(Object.keys(notices)).toContain(dialog)
      expect(read(`recovery.${dialog}.title`)).toMatch(/\S/)
    },
  )

  it.each(ids.flatMap((id) => dialogOf(id) ?? []))(
    'the dialog %s is one that the log-in form can open',
    (dialog) => {
      expect([...loginNotices, 'passwordResetSent']).toContain(dialog)
    },
  )

  it('each notice of the log-in form is a row of the notices, and some row of the catalogue opens it', () => {
    expect(loginNotices.filter((notice) => !(notice in notices))).toEqual([])
    expect(new Set([...loginNotices, 'passwordResetSent'])).toEqual(
      new Set(ids.flatMap((id) => dialogOf(id) ?? [])),
    )
  })

  it.each(Object.entries(notices))(
    'each sentence of the notice %s is a message',
    (_, { title, body, ...row }) => {
      const keys: readonly string[] = [title, ...body, ...('bodyTo' in row ? [row.bodyTo] : [])]
      expect(keys.filter((key) => !(key in messages))).toEqual([])
    },
  )

  it('each message of an error belongs to a row', () => {
    const orphans = Object.keys(messages).filter(
      (key) => /^\w+\.error\./.test(key) && !ids.includes(key.replace('.error.', '.') as EveryRowId),
    )
    expect(orphans).toEqual([])
  })
})

describe('§8 Login, word for word', () => {
  it.each([
    ['login.tooQuick', 'Oops! You logged in too quickly. Please try again with the reCAPTCHA.'],
    [
      'login.connectedToFacebook',
      'Your account is connected to Facebook - use the Facebook button to log in',
    ],
    ['login.googleOnly', 'Your account is already linked to Google. To log in with email, set a password.'],
    [
      'login.facebookOnly',
      'Your account is already linked to Facebook. To log in with email, set a password.',
    ],
    [
      'login.appleOnly',
      'Your account is connected to the Apple iOS app only; to log in here, set a password.',
    ],
    ['login.wrongPassword', 'The password you entered is incorrect. Try again or reset your password.'],
    ['login.passwordRejected', 'The password you entered is incorrect.'],
    ['login.serverMessage', 'Sorry! Something went wrong on our end.'],
    ['login.serverFailed', 'Sorry! Something went wrong on our end.'],
    ['login.offline', 'Sorry! Something went wrong on our end.'],
    ['login.malformed', 'Sorry! Something went wrong on our end.'],
    ['login.timedOut', 'Sorry! Something went wrong on our end.'],
    ['login.emailRequired', "You missed a spot! Don't forget to add your email."],
    ['social.failed', "Sorry, we can't log you in."],
    ['social.refused', "Couldn't connect. You must authorize {productName}."],
    ['social.popupBlocked', 'You must enable popups!'],
    ['social.unknown', 'Unknown Error'],
    ['social.windowUndefined', 'Window is undefined'],
    ['social.noTokens', 'No tokens returned'],
    ['social.serverMessage', "Sorry, we can't log you in."],
    ['loginMfa.codeRequired', "You missed a spot! Don't forget to add your verification code."],
    ['loginMfa.codeFormat', "Hmm...that doesn't look like a verification code."],
    ['loginMfa.mfaFailed', 'Sorry! Something went wrong on our end.'],
    ['loginMfa.serverFailed', 'Sorry! Something went wrong on our end.'],
  ] as const)('%s', (id, words) => {
    expect(sentence(id)).toBe(words)
  })

  it.each([
    ['deactivated.title', 'Your account has been deactivated'],
    ['loginAssistance.title', "Looks like you're having trouble logging in"],
    ['tooManyAttempts.title', 'Oops! Too many login attempts'],
    [
      'tooManyAttempts.body',
      'You have reached the maximum number of login attempts. Try again in 30 minutes.',
    ],
    ['softBanned.title', 'We protected your account'],
    [
      'softBanned.body',
      'We noticed some strange activity on your account. Reset your password or log in with Facebook or Google to get back into your account.',
    ],
    [
      'facebookNoMatch.body',
      "We couldn't match your Facebook account to any account. Try resetting your password instead.",
    ],
    [
      'googleNoMatch.body',
      "We couldn't match your Google account to any account. Try resetting your password instead.",
    ],
    ['facebookUnavailable.title', "Oops! Facebook isn't available"],
    ['googleUnavailable.title', "Oops! Google isn't available"],
  ])('recovery.%s', (key, words) => {
    expect(read(`recovery.${key}`)).toBe(words)
  })

  it('§4 the toasts', () => {
    expect([read('loginMfa.codeResent'), read('recovery.resent')]).toEqual([
      'We sent you a new code!',
      'Email sent!',
    ])
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
    ['login.tooQuick', 'notice'],
    ['login.unexplained', null],
    ['login.softBanned', null],
    ['social.failed', 'notice'],
    ['social.serverMessage', 'notice'],
  ] as const)('%s stands at %s', (id, slot) => {
    expect(slotOf(id)).toBe(slot)
  })
})

describe('§4 The codes of the server', () => {
  const codes = Object.entries(defaultPolicy.codes)

  it('mean one thing each', () => {
    const numbers = codes.flatMap(([, own]) => own)
    expect(numbers).toHaveLength(new Set(numbers).size)
  })

  it('three are rate limits, two soft bans, one suspension, one assistance', () => {
    const { rateLimited, softBanned, suspended, loginAssistance } = defaultPolicy.codes
    expect([rateLimited, softBanned, suspended, loginAssistance].map(({ length }) => length)).toEqual([
      3, 2, 1, 1,
    ])
  })

  it('each is claimed by one row of a table at most, and by one of some table', () => {
    const claims = tables.map(([, rows]) => Object.values(rows).flatMap(({ code }) => code ?? []))
    for (const claimed of claims) expect(claimed).toHaveLength(new Set(claimed).size)
    const free = (Object.keys(defaultPolicy.codes) as CodeSlot[]).filter(
      (slot) => !claims.flat().includes(slot),
    )
    expect(free).toEqual([])
  })
})

describe('what a failure means', () => {
  const failure = {
    kind: 'refused',
    status: 400,
    code: null,
    serverMessage: null,
    messageDetail: null,
    phoneEnd: null,
  } as const
  const login = (over: object) => resolveLoginError({ ...failure, ...over }, defaultPolicy)

  it('is its code first, then its kind, then the server’s words, then silence', () => {
    expect(login({ kind: 'server', code: 1009, serverMessage: 'x' })).toBe('wrongPassword')
    expect(login({ kind: 'server', code: 9999, serverMessage: 'x' })).toBe('serverFailed')
    expect(login({ code: 9999, serverMessage: 'x' })).toBe('serverMessage')
    expect(login({ code: 9999 })).toBe('unexplained')
    expect(login({ kind: 'aborted' })).toBe('unexplained')
  })

  it('with a token is never silent, unless the call was aborted', () => {
    const withToken = (over: object) => resolveTokenLoginError({ ...failure, ...over }, defaultPolicy)
    expect(withToken({ code: 1009, serverMessage: 'x' })).toBe('login.wrongPassword')
    expect(withToken({ kind: 'server' })).toBe('login.serverFailed')
    expect(withToken({ code: 9999, serverMessage: 'x' })).toBe('social.serverMessage')
    expect(withToken({ code: 9999 })).toBe('social.failed')
    expect(withToken({ kind: 'aborted' })).toBe('login.unexplained')
  })

  it('uses the numbers of the app’s own policy', () => {
    const policy = { ...defaultPolicy, codes: { ...defaultPolicy.codes, softBanned: [77] } }
    expect(resolveLoginError({ ...failure, code: 77 }, policy)).toBe('softBanned')
    expect(resolveLoginError({ ...failure, code: 1004 }, policy)).toBe('unexplained')
  })

  it('at the second factor is the server’s message or the generic error', () => {
    expect(resolveLoginMfaError({ ...failure, code: 1011 }, defaultPolicy)).toBe('mfaFailed')
    expect(resolveLoginMfaError({ ...failure, kind: 'aborted' }, defaultPolicy)).toBe('serverFailed')
  })
})
