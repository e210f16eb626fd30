import type { EveryEndpoint } from '../../src/api/everyEndpoint.ts'

type Name = keyof EveryEndpoint

/** The calls that start a session. */
export const startsSession: readonly Name[] = [
  'logIn',
  'register',
  'switchAccount',
  'setPassword',
  'verifyPasskey',
]

/** The calls that a visitor may make. All others need a session. */
const forVisitors: ReadonlySet<Name> = new Set<Name>([
  ...startsSession,
  'forgotPassword',
  'checkPasswordLink',
  'checkSso',
  'exchangeSsoCode',
  'readFacebookProfile',
  'readFacebookLoginData',
  'checkEmailExists',
  'validateEmail',
  'validatePassword',
  'validateBirthday',
  'checkOffsite',
  'readPin',
  'queryPin',
  'readPasskeyRequest',
])

/** Whether a call needs a session. */
export const needsSession = (name: Name): boolean => !forVisitors.has(name)
