import { expect, waitFor } from 'storybook/test'
import { db } from '../../../mocks/index.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import type { Step } from '../../../testing/steps/steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { opened, promote, withPin } from './promote.steps.ts'

type Given = 'quickPromote.accountAbroad' | 'quickPromote.planned'

export const planned = (given: Given, ...steps: readonly Step[]) =>
  driven({ ...withPin, given, steps: [...opened, ...steps] }, {})

export const choose = (name: RegExp): Step => [
  `Choose "${name.source}"`,
  async ({ page, user }) => user.click(await page.findByRole('radio', { name })),
]
export const choosesCountry = (code: string): Step => [
  `Choose ${code} as the billing country`,
  ({ page, user }) => user.selectOptions(page.getByLabelText('Billing country'), code),
]
export const holds = (label: RegExp, value: string): Step => [
  `The field "${label.source}" holds "${value}"`,
  ({ page }) =>
    waitFor(() => expect(page.getByLabelText(label, { selector: ':not([type=radio])' })).toHaveValue(value)),
]
export const switches = (name: string): Step => [
  `Switch "${name}"`,
  async ({ page, user }) => user.click(await page.findByRole('switch', { name })),
]
/** What was sent to create the last ad. */
export const sent = (fields: Readonly<Record<string, unknown>>): Step => [
  'The request is as planned',
  () => waitFor(() => expect(db.campaigns.at(-1)?.payload).toMatchObject(fields)),
]
export const fits: Step = [
  'Nothing is wider than the window',
  () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
]
export const total = choose(/^Total budget/)
export const succeeds = [promote, focusOnTitle('Your ad is on its way')]
