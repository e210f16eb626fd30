import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { CreatePin } from '../../../src/flows/createPin/createPin/CreatePin.tsx'
import { titled, announces } from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { see } from '../../../testing/steps/steps.ts'
import { createPinHref, withPicture } from '../../../testing/stage/createPinHref.ts'
import { CreatePinStage } from '../../../testing/stage/CreatePinStage.tsx'

const ownPin = { ...withPicture, url: 'https://tackboard.example/pin/1/' }
const route = { method: 'bookmarklet', isBookmarklet: true, action: null, search: '', ...ownPin } as const

const meta = preview.meta({
  title: 'Create Pin/Create a pin',
  component: CreatePin,
  args: { session: wren, draft: { pinId: '1', ...ownPin }, route, onCreated: fn() },
  render: ({ onCreated }) => <CreatePinStage pinId="1" onCreated={onCreated} />,
})

export const OwnPinAlreadySaved = meta.story({
  name: 'A pin of the own site that is already saved (§2, §7)',
  ...driven(
    {
      session: wren,
      href: createPinHref(ownPin),
      window: { hasOpener: true },
      given: 'boards.pinned',
      steps: [
        titled('Choose board'),
        see('Top choices'),
        announces('Psst! You already saved this Pin to Blue sofa'),
      ],
    },
    { state: 'destination.choosingBoard', calls: ['readPinnedTo.ok'] },
  ),
})
