import { expect } from 'vitest'
import { createPinHref, withPicture } from '../../../../testing/stage/createPinHref.ts'
import type { Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, emailField, field, fill, press, see, soon } from '../../../../testing/stage/person.ts'
import { SAVED_ACCOUNTS_KEY } from '../../../domain/auth/savedAccounts.ts'

export const browser = {
  href: 'https://tackboard.example/ideas/',
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36',
}
export const phone = {
  href: new URL(createPinHref(withPicture)).href,
  isPhone: true,
  window: { historyLength: 5 },
}
export const saved = { [SAVED_ACCOUNTS_KEY]: { accounts: [{ id: '4', username: 'sagedogwood' }] } }
export const oneTap = { browser, experiments: { one_tap_button: true } }

export const loginForm = () => soon(() => expect(emailField().value).toBe(''))
export const signupForm = () => soon(() => expect(field('Birthday').value).toBe(''))
export const oneTapButton = () => byRole('button', 'Continue with Google')
export const left = ({ platform }: Mounted) => soon(() => expect(platform.navigation.visited).toHaveLength(1))
/** As a fresh load does. */
export const leavesAgain = ({ platform }: Mounted) =>
  soon(() => {
    const { visited } = platform.navigation
    expect(visited).toEqual([visited[0], visited[0]])
  })

export const signUp = async (birthday: string) => {
  await fill('Email', 'robin.new@example.com')
  await fill('Password', 'wide open sky 42')
  await fill('Birthday', birthday)
  await press('Continue')
}
export const giveBirthday = async (birthday: string) => {
  await fill('Birthday', birthday)
  await press('Continue')
}
export const confirmAge = async ({ clock }: Mounted) => {
  await press('Confirm')
  await see('Taking you to the home page…')
  clock.advance(4_000)
}
