import type { WithParameters } from './unseen.ts'

/** A story whose page needs this room to show what the story shows, in px: a zoomed window is not smaller. */
export const withRoom = <Story extends WithParameters>(
  room: { readonly width?: number; readonly height?: number },
  story: Story,
) => ({
  ...story,
  parameters: { ...story.parameters, room },
})
