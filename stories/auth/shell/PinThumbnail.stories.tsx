import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { neverCalls } from '../../../testing/journeys/checks.steps.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { focusInField } from '../../../testing/journeys/page.steps.ts'
import { colorHolds, pinShows } from './pinThumbnail.journeys.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { press, until, type Step } from '../../../testing/steps/steps.ts'
import { inModal } from './inModal.tsx'

const meta = preview.meta({
  title: 'Auth/Pin thumbnail',
  id: 'auth-containers-pin-thumbnail',
  component: AuthModal,
  args: { container: 'save', source: 'saveButton', pinId: '1' },
  // In a lower window the picture is smaller, and at last leaves the room to the form.
  parameters: { room: { height: 760 } },
  render: inModal,
})

const clay = 'rgb(138, 90, 68)'

export const Loading = meta.story({ args: { pinColor: '#4f7f8c' }, ...reaches('pinThumbnail.loading') })
export const Shown = meta.story(reaches('pinThumbnail.shown', { calls: ['queryPin.ok'] }))
export const None = meta.story(reaches('pinThumbnail.none'))

const focusStays: Step = ['The form is there at once, and keeps its focus', focusInField('Email')[1]]

export const WithoutColor = meta.story({
  name: 'Nothing known, nothing found: a quiet place (E16)',
  ...driven(
    { given: 'pins.refused', steps: [colorHolds('rgb(244, 240, 237)'), focusStays] },
    { state: 'pinThumbnail.none', calls: ['queryPin.failed'] },
  ),
})
export const ServerFailed = meta.story({
  name: 'The server fails: silent (E16)',
  args: { pinColor: '#8a5a44' },
  ...driven(
    { given: 'pins.serverFailed', steps: [colorHolds(clay), focusStays] },
    { state: 'pinThumbnail.none', calls: ['queryPin.failed'] },
  ),
})
export const PictureGone = meta.story({
  name: 'The picture’s address leads nowhere (E16)',
  ...driven(
    { given: 'pins.pictureGone', steps: [until('pinThumbnail.none'), colorHolds(clay)] },
    { state: 'pinThumbnail.none', calls: ['queryPin.ok'] },
  ),
})
const ranNothing: Step = ['No script has run', () => expect('wasRun' in globalThis).toBe(false)]
export const HostilePicture = meta.story({
  name: 'A script for a picture (E16)',
  ...driven(
    { given: 'pins.hostilePicture', steps: [colorHolds(clay), ranNothing] },
    { state: 'pinThumbnail.none' },
  ),
})
export const HostileColor = meta.story({
  name: 'A style for a color (A20)',
  ...driven(
    { given: 'pins.hostileColor', steps: [colorHolds('rgb(244, 240, 237)')] },
    { state: 'pinThumbnail.none' },
  ),
})

const mark: Step = [
  'A mark says that it plays',
  () => waitFor(() => expect(document.querySelector('[data-at="mark"]')).toBeVisible()),
]
export const Playable = meta.story({
  name: 'Something that plays',
  args: { pinId: '2' },
  ...driven({ steps: [pinShows, mark] }, { state: 'pinThumbnail.shown' }),
})
export const EmbedIsThePicture = meta.story({
  name: 'The embed is the picture',
  args: { pinId: '3' },
  ...driven({ steps: [pinShows] }, { state: 'pinThumbnail.shown' }),
})

export const ActingForAProfile = meta.story({
  name: 'Acting for a profile: read by id',
  args: { actingFor: '77' },
  ...driven(
    { steps: [pinShows, neverCalls('queryPin')] },
    { state: 'pinThumbnail.shown', calls: ['readPin.ok'] },
  ),
})
export const ActingForAProfileInVain = meta.story({
  name: 'Acting for a profile: the read fails',
  args: { actingFor: '77', pinColor: '#8a5a44' },
  ...driven(
    { given: 'pins.refused', steps: [colorHolds(clay)] },
    { state: 'pinThumbnail.none', calls: ['readPin.failed'] },
  ),
})

const isHidden: Step = [
  'The thumbnail gives way to another view',
  () => waitFor(() => expect(document.querySelector('[data-ui="thumbnail"]')).not.toBeVisible()),
]
const clearCalls: Step = ['Forget the calls so far', ({ stage }) => (stage.calls as Set<string>).clear()]
export const KeptWhileAway = meta.story({
  name: 'Kept while two-factor is asked, and not read again',
  ...driven(
    {
      steps: [
        pinShows,
        ...logIn('rowan.birch@example.com'),
        until('loginMfa.entering'),
        isHidden,
        clearCalls,
        press('Back to log in'),
        pinShows,
        neverCalls('queryPin'),
      ],
    },
    { state: 'auth.login' },
  ),
})
