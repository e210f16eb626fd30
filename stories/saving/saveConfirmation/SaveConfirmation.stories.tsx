import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { SaveConfirmation } from '../../../src/flows/saving/saveConfirmation/SaveConfirmation.tsx'
import { SaveConfirmationView } from '../../../src/views/saving/saveConfirmation/SaveConfirmationView.tsx'
import { OverPage } from '../../../testing/stage/AuthStage.tsx'
import { confirms, painted, save } from './saveConfirmation.journeys.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { wait, type Step } from '../../../testing/steps/steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { drawFrozen } from './frozenConfetti.ts'

const meta = preview.meta({
  title: 'Saving/Save confirmation',
  tags: ['autodocs'],
  component: SaveConfirmation,
  args: { board: { name: 'Garden rooms' }, imageUrl: '/pins/lake.svg', pinColor: '#4f7f8c', onDismiss: fn() },
  render: (args) => (
    <OverPage isClosed>
      {(close) => (
        <SaveConfirmation
          {...args}
          onDismiss={() => {
            close()
            args.onDismiss?.()
          }}
        />
      )}
    </OverPage>
  ),
})

export const Playground = meta.story(
  unseen(driven({ isLive: true, steps: [save, confirms('Saved to Garden rooms')] }, {})),
)
export const AnimatingIn = meta.story(reaches('saveConfirmation.showing.animatingIn'))
export const Celebrating = meta.story(reaches('saveConfirmation.showing.celebrating'))
export const Dismissed = meta.story(reaches('saveConfirmation.dismissed'))

const falls: Step = [
  'Confetti is painted',
  () => waitFor(() => expect(painted()).toBeGreaterThan(100), { timeout: 5_000 }),
]
const confettiStory = unseen(
  driven(
    { steps: [save, confirms('Saved to Garden rooms'), wait(1_250), falls, wait(1_350)] },
    { state: 'saveConfirmation.dismissed' },
  ),
)
export const Confetti = meta.story({
  name: 'Confetti, under the strict policy',
  ...confettiStory,
  parameters: { ...confettiStory.parameters, media: { reducedMotion: 'no-preference' } },
})
export const ConfettiInTheAir = meta.story({
  name: 'Confetti, 300 ms after it was thrown',
  render: ({ board, section, imageUrl, pinColor }) => (
    <OverPage isClosed>
      {() => (
        <SaveConfirmationView
          isCelebrating
          imageUrl={imageUrl ?? null}
          color={pinColor ?? null}
          onCanvas={drawFrozen}
          {...{ board, section }}
        />
      )}
    </OverPage>
  ),
  ...driven(
    {
      steps: [
        save,
        confirms('Saved to Garden rooms'),
        [
          'It is in the air',
          () =>
            waitFor(() => expect(document.querySelector('[data-drawn]')).not.toBeNull(), { timeout: 5_000 }),
        ],
      ],
    },
    {},
  ),
})
export const LongNames = meta.story({
  name: 'Long names in two directions, no picture, on a phone (E3, E16)',
  args: {
    board: { name: 'Weeknightsuppersforthewholefamilyandsomefriends 🍲🍲' },
    section: { title: '\u202Eحديقة صغيرة' },
    imageUrl: 'javascript:alert(1)',
    pinColor: '#d9925b',
  },
  ...driven(
    { steps: [save, confirms('Weeknightsuppers')] },
    { state: 'saveConfirmation.showing.animatingIn' },
  ),
  globals: { viewport: { value: 'phone' } },
})
