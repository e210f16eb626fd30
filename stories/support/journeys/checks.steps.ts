import { expect, waitFor } from 'storybook/test'
import { see, wait, type Step } from '../steps/steps.ts'
import { PASSWORD, WREN } from './auth/logIn.steps.ts'

/** Whatever went wrong, what was typed still stands in the form. `null`: a form without a password. */
export const keepsTyped = (email = WREN, password: string | null = PASSWORD): Step => [
  'Nothing typed is lost',
  async ({ page }) => {
    expect(await page.findByLabelText('Email')).toHaveValue(email)
    if (password !== null) expect(page.getByLabelText('Password')).toHaveValue(password)
  },
]

/** The two-factor step's code is still there. */
export const keepsCode = (code: string): Step => [
  'The code is still there',
  async ({ page }) => expect(await page.findByLabelText('Verification code')).toHaveValue(code),
]

export const focusIsOn = (name: string): Step => [
  `Focus is on "${name}"`,
  ({ page }) => waitFor(() => expect(page.getByRole('button', { name })).toHaveFocus()),
]

/** A toast stays exactly that long, on the story's clock. */
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

/** A call was never made. */
export const neverCalls = (call: string): Step => [
  `${call} is never called`,
  ({ stage }) => expect([...stage.calls]).not.toContain(call),
]

/** Some machine has been in a state, such as a final one, in which nothing rests. */
export const passed = (state: string): Step => [
  `Pass through ${state}`,
  ({ stage }) => waitFor(() => expect([...stage.recorder.visited]).toContain(state)),
]
