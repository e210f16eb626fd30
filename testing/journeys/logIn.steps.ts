import { press, type, until, wait, type Step } from '../steps/steps.ts'

/** A member of the mock tables who can log in by every method. */
export const WREN = 'wren@example.com'
export const PASSWORD = 'correct horse battery'

export const fillIn = (email = WREN, password = PASSWORD): Step[] => [
  type('Email', email),
  type('Password', password),
]
export const logIn = (email?: string, password?: string): Step[] => [
  ...fillIn(email, password),
  press('Log in'),
]
export const SSO_EMAIL = 'team@acme.example'
/** The email is checked after a pause in typing. It starts late where the form is drawn long before its machine starts. */
export const pauseForSso: readonly Step[] = [until('ssoCheck.debouncing'), wait(300)]
export const enterSsoEmail: readonly Step[] = [type('Email', SSO_EMAIL), ...pauseForSso]
