import type { Decorator } from '@storybook/react-vite'
import { PinPage } from './PinPage.tsx'

/** Shows a dialog over a page of Pins. */
export const onPinPage: Decorator = (Story) => <PinPage over={<Story />} />

/** Shows a banner at the top of a page of Pins. */
export const abovePins: Decorator = (Story) => (
  <PinPage>
    <Story />
  </PinPage>
)
