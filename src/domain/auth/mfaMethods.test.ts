import { expect, it } from 'vitest'
import { otherMethods } from './mfaMethods.ts'

it.each([
  [[], 'sms', []],
  [['totp'], 'sms', ['totp']],
  [['backup_code', 'totp'], 'sms', ['totp', 'backup_code']],
  [['backup_code', 'totp'], 'totp', ['sms', 'backup_code']],
  [['totp', 'backup_code'], 'backup_code', ['sms', 'totp']],
  // What no version of ours knows, and what is none.
  [['totp', 'totp', 'sms', 'carrier_pigeon', '', null, 7, {}, ['totp']], 'sms', ['totp']],
] as const)('besides %j and %s: %j', (offered, current, others) =>
  expect(otherMethods(offered, current)).toEqual(others),
)
