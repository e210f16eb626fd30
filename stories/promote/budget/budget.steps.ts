import { expect, waitFor } from 'storybook/test'
import { play, type Step, type StepRunner } from '../../../testing/steps/steps.ts'

/** Runs the steps as a story's play function. */
export const steps = (...all: readonly Step[]) => ({
  play: ({ id, step }: { id: string; step: StepRunner }) => play(id, step, all),
})

/** Types into the field key by key, and leaves it. */
export const typed = (text: string, { isLeft = true } = {}): Step => [
  `Type "${text}"${isLeft ? ' and leave the field' : ''}`,
  async ({ page, user }) => {
    await user.type(page.getByRole('textbox'), text)
    if (isLeft) await user.click(document.body)
  },
]

export const leave: Step = ['Leave the field', ({ user }) => user.click(document.body)]

export const amountIs = (text: string): Step => [
  text ? `The field holds "${text}"` : 'The field is empty',
  ({ page }) => expect(page.getByRole('textbox')).toHaveValue(text),
]

/** A text that the field shows or announces. */
export const said = (text: string | RegExp): Step => [
  `It says "${text instanceof RegExp ? text.source : text}"`,
  ({ page }) =>
    waitFor(() =>
      expect(
        page.getByText(text, { normalizer: (found) => found.replaceAll(/\s+/g, ' ').trim() }),
      ).toBeVisible(),
    ),
]
