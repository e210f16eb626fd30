import { fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { wren } from '../../mocks/fixtures/sessions.ts'
import { PinSavedDialog } from '../../src/flows/saving/pinSaved/PinSavedDialog.tsx'
import { OverPage } from '../support/stage/AuthStage.tsx'
import { sharesPicture } from '../support/proof/sharesPicture.ts'
import { failing } from '../support/proof/failing.ts'
import { followCard, openSaved, picturesShow } from '../support/journeys/saving/pinSaved.journeys.ts'
import { driven, reaches } from '../support/proof/reaches.ts'

const meta = preview.meta({
  title: 'Saving/Pin saved',
  tags: ['autodocs'],
  component: PinSavedDialog,
  args: {
    pinId: '1',
    board: { name: 'Garden rooms', url: '/wren/garden-rooms/' },
    pinColor: '#4f7f8c',
    onClose: fn(),
  },
  argTypes: { siteType: { control: 'select', options: [0, 3, 4, 7, 12] } },
  render: (args) => (
    <OverPage isClosed>
      {(close) => (
        <PinSavedDialog
          {...args}
          onClose={() => {
            close()
            args.onClose?.()
          }}
        />
      )}
    </OverPage>
  ),
})

export const Playground = meta.story(
  sharesPicture(
    'because it starts like Shown, but with a running clock',
    driven(
      {
        isLive: true,
        session: { ...wren, accountCreatedAt: new Date().toISOString() },
        steps: [openSaved, picturesShow(), followCard],
      },
      {},
    ),
  ),
)
export const Loading = meta.story(reaches('pinSaved.loading'))
export const Shown = meta.story(reaches('pinSaved.shown', { calls: ['querySavedPin.ok'] }))
export const Failed = meta.story(reaches('pinSaved.failed', { calls: ['querySavedPin.failed'] }))
export const Closed = meta.story(
  sharesPicture('because only the page behind it remains', reaches('pinSaved.closed')),
)
export const ReadFailed = meta.story(
  sharesPicture('because the row is the state Failed', failing('pinSaved.readFailed')),
)
