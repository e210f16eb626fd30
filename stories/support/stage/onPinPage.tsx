import type { Decorator } from '@storybook/react-vite'
import { PinPage } from './PinPage.tsx'

/** Draws a dialog over a page of Pins. */
export const onPinPage: Decorator = (Story) => <PinPage over={<Story />} />

/** Draws a banner on a page of Pins, above them. */
export const abovePins: Decorator = (Story) => (
  <PinPage>
    <Story />
  </PinPage>
)
