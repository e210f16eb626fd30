import { press, type, type Step } from '../../steps/steps.ts'

/** The member of the mocks' tables, who logs in by anything. */
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
