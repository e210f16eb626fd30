import { fn } from 'storybook/test'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import type { CreatePinProps } from '../../../src/flows/createPin/createPin/CreatePin.tsx'
import { CreatePinStage } from '../../../testing/stage/CreatePinStage.tsx'
import { withPicture } from '../../../testing/stage/createPinHref.ts'

const route = {
  method: 'bookmarklet',
  isBookmarklet: true,
  action: null,
  search: '',
  ...withPicture,
} as const

/** The popup that a bookmarklet opens on a page with a picture: a story's arguments, and how it is rendered. */
export const popupStage = {
  args: { session: wren, draft: { pinId: null, ...withPicture }, route, onCreated: fn() },
  // The stage reads the draft from its address, as the page does.
  render: ({ onCreated }: CreatePinProps) => <CreatePinStage pinId={null} onCreated={onCreated} />,
}
