import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { PinSavedDialog } from '../../../src/flows/saving/pinSaved/PinSavedDialog.tsx'
import { openSaved } from './pinSaved.journeys.ts'
import { driven } from '../../journeys/reaches.ts'
import { press, see, type Actor, type Step } from '../../../testing/steps/steps.ts'
import { pinSavedArgs, pinSavedArgTypes, PinSavedStage } from './PinSavedStage.tsx'

const meta = preview.meta({
  title: 'Saving/Pin saved',
  component: PinSavedDialog,
  args: pinSavedArgs,
  argTypes: pinSavedArgTypes,
  render: (props) => <PinSavedStage {...props} />,
})

const shown = { state: 'pinSaved.shown' }

const video = (page: Actor['page']) => {
  const element = page.getByLabelText('Video, 1 minute, 23 seconds')
  if (!(element instanceof HTMLVideoElement)) throw new Error('It is no video.')
  return element
}
const plays: Step = [
  'The video has its poster, its duration and our controls; it does not play by itself, and nothing of it is fetched',
  ({ page }) =>
    waitFor(() => {
      const { poster, controls, paused, preload, readyState } = video(page)
      expect([poster.endsWith('/pins/dunes.svg'), controls, paused, preload, readyState]).toEqual([
        true,
        false,
        true,
        'none',
        HTMLMediaElement.HAVE_NOTHING,
      ])
      expect(page.getByText('1:23')).toBeVisible()
      for (const name of ['Play', 'Mute']) expect(page.getByRole('button', { name })).toBeVisible()
      expect(page.getByRole('slider', { name: 'Position in the video' })).toBeVisible()
    }),
]

export const Video = meta.story({
  name: 'A video, in a section',
  args: { pinId: '2', section: { title: 'Small ponds' } },
  ...driven({ session: wren, steps: [openSaved, plays] }, shown),
})

const unmuted: Step = [
  'It can be paused, and heard again',
  ({ page }) => {
    for (const name of ['Pause', 'Unmute']) expect(page.getByRole('button', { name })).toBeVisible()
  },
]
/** It is two seconds long. */
const repeats: Step = ['It will start again at its end', ({ page }) => void (video(page).loop = true)]
const isPlaying: Step = [
  'It plays',
  ({ page }) => waitFor(() => expect(video(page).currentTime).toBeGreaterThan(0)),
]
const playing = driven(
  { session: wren, steps: [openSaved, press('Mute'), repeats, press('Play'), isPlaying, unmuted] },
  shown,
)
export const VideoPlaying = meta.story({
  name: 'A video that plays, without sound',
  args: { pinId: '2' },
  ...playing,
  // It moves.
  parameters: { ...playing.parameters, picture: false },
})
export const VideoFailed = meta.story({
  name: 'A video that cannot be played (E16)',
  args: { pinId: '2' },
  ...driven(
    {
      session: wren,
      given: 'pinSaved.videoGone',
      steps: [openSaved, press('Mute'), press('Play'), see('This video can’t be played.')],
    },
    shown,
  ),
})
