import { sentences as messages } from 'virtual:messages/sources/en'
import { describe, expect, it } from 'vitest'

/** A sentence as it is read: without its tags, and with ICU's doubled apostrophes single. */
const read = (key: string) => messages[key]?.replaceAll(/<\/?\w+>/g, '').replaceAll("''", "'")
const sentence = (id: string) => read(id.replace('.', '.error.'))

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
    ['social.refused', "Couldn't connect. You must authorize {productName}."],
    ['social.popupBlocked', 'You must enable popups!'],
    ['social.windowUndefined', "Sorry, we can't log you in."],
    ['social.noTokens', "Sorry, we can't log you in."],
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
