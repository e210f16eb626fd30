import { expect, it } from 'vitest'
import { otherMethods, readMfaMethods } from './mfaMethods.ts'

it.each([
  [['totp'], ['totp']],
  ['totp', ['totp']],
  // In our order, each once.
  [
    ['backup_code', 'totp', 'backup_code', 'totp'],
    ['totp', 'backup_code'],
  ],
  // The message was sent anyway.
  [['sms', 'totp'], ['totp']],
  [['carrier_pigeon', 'TOTP', ' totp ', '__proto__', '', null, 7, true, {}, 'totp'], ['totp']],
  [[['totp'], { totp: true }, { toString: 'totp' }], []],
  [{ totp: true }, []],
  [{ length: 1, 0: 'totp' }, []],
  [['<b>totp</b>'], []],
  [[], []],
  [null, []],
  [undefined, []],
])('E15 of %j: %j', (given, methods) => expect(readMfaMethods(given)).toEqual(methods))

it.each([
  [[], 'sms', []],
  [['totp'], 'sms', ['totp']],
  [['totp', 'backup_code'], 'totp', ['sms', 'backup_code']],
  [['totp', 'backup_code'], 'backup_code', ['sms', 'totp']],
] as const)('besides %j and %s: %j', (offered, current, methods) =>
  expect(otherMethods(offered, current)).toEqual(methods),
)
