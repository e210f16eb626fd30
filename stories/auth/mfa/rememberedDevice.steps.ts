import { expect } from 'storybook/test'
import type { Step } from '../../../testing/steps/steps.ts'

const DEVICE = 'Remember this device'

export const ticksDevice: Step = [
  `Tick "${DEVICE}"`,
  async ({ page, user }) => user.click(await page.findByRole('checkbox', { name: DEVICE })),
]

export const deviceIsTicked = (isIt: boolean): Step => [
  `"${DEVICE}" is ${isIt ? '' : 'not '}ticked`,
  async ({ page }) => {
    const box = await page.findByRole('checkbox', { name: DEVICE })
    await (isIt ? expect(box).toBeChecked() : expect(box).not.toBeChecked())
  },
]
