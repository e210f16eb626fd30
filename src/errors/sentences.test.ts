import { readFileSync } from 'node:fs'
import { sentences as messages } from 'virtual:messages/sources/en'
import { describe, expect, it } from 'vitest'

// A text and its link are one sentence.
const specification = readFileSync('stories/docs/spec/auth.txt', 'utf8').replaceAll("' with link '", ' ')
const notImplemented = readFileSync('stories/docs/spec/auth.notImplemented.ts', 'utf8')

/** What the specification quotes. An apostrophe between two letters ends no quotation. */
const quoted = [
  ...specification.matchAll(/(?<![\p{L}\d])'((?:[^'\n]|(?<=\p{L})'(?=\p{L}))+)'(?![\p{L}\d])/gu),
].map(([, words = '']) => words)

/** One quotation may be for two providers: 'your Facebook/Google account', and 'First-provider-only: same with Facebook'. */
const quotations = new Set(
  quoted.flatMap((words) =>
    words.includes('Facebook/Google')
      ? [words.replace('Facebook/Google', 'Facebook'), words.replace('Facebook/Google', 'Google')]
      : words.includes('already linked to Google')
        ? [words, words.replace('Google', 'Facebook')]
        : [words],
  ),
)

/** What is quoted and is not read by people. */
const values = new Set(['pins', 'email', '1', 'unified', 'reset', 'default', 'detailed', 'multiple accounts'])
const logged = new Set(['Resource call aborted'])

/** A sentence as it is read: without its tags, with ICU's doubled apostrophes single, and the product by the specification's name. */
const plain = (sentence: string) =>
  sentence
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll("''", "'")
    .replaceAll('{productName}', 'the product')
const read = (key: string) => plain(messages[key] ?? '')
const sentence = (id: string) => read(id.replace('.', '.error.'))

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Whether a sentence says these words, whatever its placeholders are called and stand for. */
const says = (written: string, words: string) =>
  new RegExp(
    `^${written
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+')}$`,
    'u',
  ).test(words)

describe('every sentence that auth.txt quotes is in the copy, word for word', () => {
  const sentences = Object.values(messages).map(plain)
  const toRead = [...quotations].filter((words) => !values.has(words) && !logged.has(words))

  it('finds the quotations', () => expect(toRead.length).toBeGreaterThan(70))

  // A sentence that is said in other words is on the page of what is not implemented, with the reason.
  it.each(toRead)('%s', (words) => {
    const isSaid = sentences.some((written) => says(written, words))
    expect(isSaid).toBe(!notImplemented.includes(`'${words}'`))
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
    ['login.malformed', 'Sorry! Something went wrong on our end.'],
    ['login.unexplained', 'Sorry! Something went wrong on our end.'],
    ['login.emailRequired', "You missed a spot! Don't forget to add your email."],
    ['social.failed', "Sorry, we can't log you in."],
    ['social.refused', "Couldn't connect. You must authorize the product."],
    ['social.popupBlocked', 'You must enable popups!'],
    ['social.windowUndefined', 'Window is undefined'],
    ['social.noTokens', 'No tokens returned'],
    ['social.serverMessage', "Sorry, we can't log you in."],
    ['loginMfa.codeRequired', "You missed a spot! Don't forget to add your verification code."],
    ['loginMfa.codeFormat', "Hmm...that doesn't look like a verification code."],
    ['loginMfa.serverFailed', 'Sorry! Something went wrong on our end.'],
  ] as const)('%s', (id, words) => {
    expect([sentence(id), [...quotations]]).toEqual([words, expect.arrayContaining([words])])
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
    expect([read(`recovery.${key}`), [...quotations]]).toEqual([words, expect.arrayContaining([words])])
  })

  it('§4 the toasts', () => {
    expect([read('loginMfa.codeResent'), read('recovery.resent')]).toEqual([
      'We sent you a new code!',
      'Email sent!',
    ])
  })
})
