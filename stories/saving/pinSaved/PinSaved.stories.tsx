import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { PinSavedDialog } from '../../../src/flows/saving/pinSaved/PinSavedDialog.tsx'
import { failing } from '../../journeys/failing.ts'
import { followCard, openSaved, picturesShow } from './pinSaved.journeys.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { pinSavedArgs, pinSavedArgTypes, PinSavedStage } from './PinSavedStage.tsx'

const meta = preview.meta({
  title: 'Saving/Pin saved',
  tags: ['autodocs'],
  // In a lower window the picture is smaller.
  parameters: { room: { height: 760 } },
  component: PinSavedDialog,
  args: pinSavedArgs,
  argTypes: pinSavedArgTypes,
  render: (props) => <PinSavedStage {...props} />,
})

export const Playground = meta.story(
  driven(
    {
      isLive: true,
      session: { ...wren, accountCreatedAt: new Date().toISOString() },
      steps: [openSaved, picturesShow(), followCard],
    },
    {},
  ),
)
export const Loading = meta.story(reaches('pinSaved.loading'))
export const Shown = meta.story(reaches('pinSaved.shown', { calls: ['readSavedPin.ok'] }))
export const Failed = meta.story({
  name: 'Pin not loaded',
  ...reaches('pinSaved.failed', { calls: ['readSavedPin.failed'] }),
})
export const Closed = meta.story(reaches('pinSaved.closed'))
export const ReadFailed = meta.story({
  name: 'Error: the pin cannot be read',
  ...failing('pinSaved.readFailed'),
})
