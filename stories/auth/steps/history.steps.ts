import { expect, waitFor } from 'storybook/test'
import type { Step } from '../../../testing/steps/steps.ts'

/** Their code loads after the first paint: a step that somebody leaves before that is not among them. */
export const areKept: Step = [
  'The steps are kept from here on',
  async () => {
    await Promise.all([
      import('../../../src/flows/auth/shell/auth.steps.ts'),
      import('../../../src/flows/auth/birthday/birthday.steps.ts'),
      import('../../../src/flows/auth/directLogin/directLogin.steps.ts'),
      import('../../../src/flows/auth/passwordReset/passwordReset.steps.ts'),
    ])
    await new Promise((done) => setTimeout(done))
  },
]

export const goBack: Step = ['Go back in the browser', () => history.back()]
export const goForward: Step = ['Go forward in the browser', () => history.forward()]

/** The browser is on the entry of the step that so many others come before. */
export const isAt = (depth: number): Step => [
  depth === 0
    ? 'The browser is on the entry of the page'
    : `The browser is ${depth} after the entry of the page`,
  () =>
    waitFor(() => {
      const depths: Readonly<Record<string, unknown>> = history.state?.tackboardSteps ?? {}
      expect(Math.max(0, ...Object.values(depths).map(Number))).toBe(depth)
    }),
]
