import type { NotImplemented } from './specRow.ts'

/** Parts of auth.txt that are not implemented, or not as they are written. */
export const authNotImplemented: readonly NotImplemented[] = [
  {
    section: 0,
    sentence: 'The product lets people save images and web content',
    kind: 'Nothing to build',
    because: 'The second specification describes saving.',
  },
  {
    section: 0,
    sentence: 'Users are visitors, signed-in members, business partners',
    kind: 'Nothing to build',
    because: 'Section 6 says what each of them may do.',
  },
  {
    section: 0,
    sentence: 'This document covers everything about getting into an account',
    kind: 'Nothing to build',
    because: 'The other sections describe each part.',
  },
  {
    section: 0,
    sentence: 'Saving, boards and business tools are in the second document.',
    kind: 'Nothing to build',
    because: 'It has its own page.',
  },
  {
    section: 3,
    sentence: 'SSO token result: sso_id,',
    because:
      'Read from the answer and not sent: no call lists it, and the token is what proves who somebody is.',
  },
  {
    section: 5,
    sentence: 'within edit distance 1 or 2 of about 45 common mail domains',
    kind: 'Differs on purpose',
    because:
      'Of the addresses with one edit, at least 95 % are corrected for each domain. Of 9,600 with two random edits half are, and 0.3 % to ' +
      'another domain: only where both are probably mistakes, since many real domains are two letters from a common one. A wrong hint ' +
      'sends mail to somebody else.',
  },
  {
    section: 6,
    sentence: 'Other role rules: not shown.',
    kind: 'Nothing to build',
    because: 'It names no rule.',
  },
  {
    section: 7,
    sentence: 'SSO verification',
    because:
      'Neither its path nor its payload or answer is shown, and no step of section 4 needs it: the register and log-in calls verify ' +
      'the token.',
  },
  {
    section: 7,
    sentence: 'mweb_reset_password, web_reset_password, mweb_change_password, web_change_password',
    because:
      'The payload of the forgot-password call has no field for a token, and the page where a new password is chosen is not described.',
  },
  {
    section: 8,
    sentence: 'Unknown errors without message are only logged.',
    kind: 'Differs on purpose',
    because:
      'Somebody whose log-in fails has to be told: the form says that something went wrong, as it does after errors that cannot be ' +
      "mapped. `policy.unexplainedErrors: 'silent'` follows the sentence.",
  },
  {
    section: 8,
    sentence: "Unknown error text: 'Unknown Error'",
    kind: 'Differs on purpose',
    because:
      'It says neither what happened nor what to do. Where a provider gives no status, and where its prompt is not shown, the form says ' +
      '“Couldn’t connect. Try again, or log in another way.” or offers the provider’s own button; ' +
      'the log has the row social.unknown.',
  },
  {
    section: 8,
    sentence: "('Resource call aborted')",
    kind: 'Differs on purpose',
    because:
      'A call that was aborted is recognised by its signal, not by words, and is ignored for every resource.',
  },
  {
    section: 9,
    sentence: "Browser credential store key 'multiple accounts'.",
    kind: 'Differs on purpose',
    because:
      'It is a key of local storage, where section 3 keeps the map of accounts. The browser’s credential store has no keys, and ' +
      'hands out nothing without asking.',
  },
  {
    section: 9,
    sentence: 'Eligible-country lists for regions',
    because: 'Neither their members nor what they make somebody eligible for is specified.',
  },
]
