import { expect, waitFor } from 'storybook/test'
import { see, wait, type Step } from '../steps/steps.ts'
import { PASSWORD, WREN } from './logIn.steps.ts'

/** The form still holds what was typed. `null` means a form without a password field. */
export const keepsTyped = (email = WREN, password: string | null = PASSWORD): Step => [
  'Nothing typed is lost',
  async ({ page }) => {
    expect(await page.findByLabelText('Email')).toHaveValue(email)
    if (password !== null) expect(page.getByLabelText('Password')).toHaveValue(password)
  },
]

/** The form of the two-factor step still holds the code. */
export const keepsCode = (code: string, label = 'Verification code'): Step => [
  'The code is still there',
  async ({ page }) => expect(await page.findByLabelText(label)).toHaveValue(code),
]

export const focusIsOn = (name: string): Step => [
  `Focus is on "${name}"`,
  ({ page }) => waitFor(() => expect(page.getByRole('button', { name })).toHaveFocus()),
]

/** The toast stays for exactly this long on the story's clock. */
export const toastFor = (text: string, ms: number): Step[] => [
  see(text),
  [
    'It is announced politely',
    ({ page }) => expect(page.getByText(text).closest('[role=status]')).not.toBeNull(),
  ],
  wait(ms - 1),
  see(text),
  wait(1),
  [`"${text}" is gone`, ({ page }) => waitFor(() => expect(page.queryByText(text)).toBeNull())],
]

/** The toast repeats a field's message, so screen readers skip it. auth.txt §5. */
export const isToast = (text: string): Step => [
  `"${text}" is a toast as well, and announced once`,
  ({ page }) =>
    waitFor(() => {
      const toasts = page.getAllByText(text).filter((found) => found.closest('[data-ui=toast]'))
      expect(toasts).toHaveLength(1)
      expect(toasts[0]?.closest('[aria-hidden=true]')).not.toBeNull()
    }),
]

/** The call was not made. */
export const neverCalls = (call: string): Step => [
  `${call} is never called`,
  ({ stage }) => expect([...stage.calls]).not.toContain(call),
]

/** A machine has been in this state. For final and transient states, which are too short-lived to wait for. */
export const passed = (state: string): Step => [
  `Pass through ${state}`,
  ({ stage }) => waitFor(() => expect([...stage.recorder.visited]).toContain(state)),
]
