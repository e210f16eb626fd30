import { press, type, type Step } from '../steps/steps.ts'

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
