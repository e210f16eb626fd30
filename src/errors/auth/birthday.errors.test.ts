import { sentences as messages } from 'virtual:messages/sources/en'
import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../domain/policy/policy.ts'
import {
  birthdayErrors,
  birthdayRow,
  birthdaySlotOf,
  resolveBirthdayError,
  type BirthdayRowId,
} from './birthday.errors.ts'
import { emailVerificationErrors } from './emailVerification.errors.ts'

const read = (key: string) => messages[key]?.replaceAll("''", "'")
const ids = Object.keys(birthdayErrors).map((row) => `birthday.${row}` as BirthdayRowId)

describe('every row has a text', () => {
  it.each(ids.filter((id) => birthdayRow(id).message !== 'none'))('%s has an English message', (id) => {
    expect(read(id.replace('.', '.error.'))).toMatch(/\S/)
  })

  it('every message belongs to a row', () => {
    const rows = [...ids, ...Object.keys(emailVerificationErrors).map((row) => `emailVerification.${row}`)]
    const written = Object.keys(messages).filter((key) => /^(birthday|emailVerification)\.error\./.test(key))
    expect(written.map((key) => key.replace('.error.', '.')).toSorted()).toEqual(
      rows.filter((id) => id !== 'birthday.underage').toSorted(),
    )
  })
})

describe('§5, §8 word for word', () => {
  it.each([
    ['birthday.title', 'Enter your birthdate'],
    ['birthday.error.required', "You missed a spot. Don't forget to add your birthday."],
    ['birthday.error.invalid', 'Invalid date'],
    ['birthday.error.overage', 'Oops! Please use a valid age to sign up.'],
    ['birthday.error.missingAge', 'We need to know your age to provide you this service.'],
    ['birthday.error.ineligible', "Sorry, you're not eligible to sign up for {productName} right now."],
    ['birthday.error.refused', 'Sorry! Something went wrong on our end.'],
    ['emailVerification.title', 'Verify your email'],
    ['emailVerification.sent', 'Email sent'],
    ['emailVerification.gotIt', 'Got it'],
  ])('%s', (key, words) => {
    expect(read(key)).toBe(words)
  })
})

it.each([
  ['birthday.overage', 'birthday'],
  ['birthday.missingAge', 'birthday'],
  ['birthday.refused', 'notice'],
  ['birthday.ineligible', 'notice'],
  ['birthday.underage', null],
] as const)('%s is shown at %s', (id, slot) => {
  expect(birthdaySlotOf(id)).toBe(slot)
})

describe('resolving a failure', () => {
  const failure = {
    kind: 'refused',
    status: 400,
    code: null,
    serverMessage: null,
    messageDetail: null,
    phoneEnd: null,
  } as const

  it("uses the code first, with the policy's numbers, then the kind", () => {
    const policy = { ...defaultPolicy, codes: { ...defaultPolicy.codes, underage: [77] } }
    expect(resolveBirthdayError({ ...failure, code: 77 }, policy)).toBe('underage')
    expect(resolveBirthdayError({ ...failure, code: 78 }, policy)).toBe('refused')
    expect(resolveBirthdayError({ ...failure, kind: 'aborted' }, policy)).toBe('serverFailed')
  })
})
