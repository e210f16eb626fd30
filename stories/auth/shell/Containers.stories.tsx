import { expect, fn, waitFor } from 'storybook/test'
import { faceOf } from '../../../mocks/fixtures/faces.ts'
import preview from '../../../.storybook/preview.tsx'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { SignupPage } from '../../../src/flows/auth/shell/SignupPage.tsx'
import { neverCalls } from '../../../testing/journeys/checks.steps.ts'
import { titled } from '../../../testing/journeys/page.steps.ts'
import { pinShows } from './pinThumbnail.journeys.ts'
import { driven } from '../../journeys/reaches.ts'
import { until, type Step } from '../../../testing/steps/steps.ts'
import { inModal } from './inModal.tsx'

const heron = { name: 'Heron Iris', imageLargeUrl: faceOf('9'), avatarColorIndex: 2 }
const wren = { name: 'Wren Alder', avatarColorIndex: 3 }

const meta = preview.meta({
  title: 'Auth/Containers',
  // In a lower window the picture is smaller, and at last leaves the room to the form.
  parameters: { room: { height: 760 } },
  component: AuthModal,
  args: { startsWith: 'signup', pinId: '1', onClose: fn() },
  argTypes: {
    container: {
      control: 'inline-radio',
      options: ['loginmodal', 'save', 'download', 'follow', 'pinBookmarklet'],
    },
    startsWith: { control: 'inline-radio', options: ['login', 'signup'] },
    person: { control: 'object' },
    inviter: { control: 'object' },
    pinId: { control: 'select', options: ['1', '2', '3', '4', 'gone'] },
    sideImage: { control: false },
  },
  render: inModal,
})

const reached = until('auth.signup')
const avatar = () => document.querySelector<HTMLElement>('[data-ui="avatar"]')
const personShows = ({ name }: { readonly name: string }): Step => [
  `See the picture of ${name}`,
  async ({ page }) => {
    await waitFor(() => expect(page.getByRole('img', { name })).toBeVisible())
    await waitFor(() => expect(avatar()?.querySelector('img')?.naturalWidth).toBeGreaterThan(0))
  },
]
const initialsShow = (name: string, letters: string): Step => [
  `See ${letters} for ${name}`,
  async ({ page }) => {
    await waitFor(() => expect(page.getByRole('img', { name })).toHaveTextContent(letters))
    expect(avatar()?.querySelector('img')).toBeNull()
  },
]
const nothingShows: Step = [
  'There is neither pin nor person',
  () => expect(document.querySelector('[data-kind]')).toBeNull(),
]
const showing = (title: string, ...steps: Step[]) => driven({ steps: [reached, titled(title), ...steps] }, {})

export const Playground = meta.story({
  args: { container: 'save', source: 'saveButton' },
  ...driven({ isLive: true, steps: [reached, pinShows] }, {}),
})

export const Save = meta.story({
  args: { container: 'save', source: 'saveButton', person: heron },
  ...showing('Sign up to save this idea', pinShows),
})
export const SaveFromAPerson = meta.story({
  name: 'Save, without a pin',
  args: { container: 'save', source: 'saveButton', pinId: '', person: heron },
  ...showing('Sign up to save this idea', personShows(heron), neverCalls('queryPin')),
})
export const Download = meta.story({
  args: { container: 'download', source: 'downloadImageBtnDweb', pinId: '2' },
  ...showing('Sign up to download this image', pinShows),
})
export const Follow = meta.story({
  args: { container: 'follow', source: 'followButton', person: heron },
  ...showing('Sign up to follow', personShows(heron), neverCalls('queryPin')),
})
export const FollowWithoutAPicture = meta.story({
  name: 'Follow: initials for a picture',
  args: { container: 'follow', source: 'followButton', person: wren },
  ...showing('Sign up to follow', initialsShow('Wren Alder', 'WA')),
})
export const FollowPictureGone = meta.story({
  name: 'Follow: the picture’s address leads nowhere (E16)',
  args: {
    container: 'follow',
    source: 'followButton',
    person: { ...wren, imageLargeUrl: '/people/gone.svg' },
  },
  ...showing('Sign up to follow', initialsShow('Wren Alder', 'WA')),
})
export const FollowFromAPin = meta.story({
  name: 'Follow, from a pin of someone unknown',
  args: { container: 'follow', source: 'followButton' },
  ...showing('Sign up to follow', pinShows),
})
export const PinBookmarklet = meta.story({
  args: { container: 'pinBookmarklet', source: 'pinBookmarklet' },
  ...showing('Sign up to save ideas from around the web', nothingShows, neverCalls('queryPin')),
})
export const Loginmodal = meta.story({
  name: 'Log-in modal',
  args: { container: 'loginmodal' },
  ...showing('Sign up to see more', nothingShows, neverCalls('queryPin')),
})
export const HomePage = meta.story({
  render: () => <SignupPage source="homePage" />,
  ...driven(
    { href: 'https://tackboard.example/', steps: [reached, titled('Welcome to Tackboard'), nothingShows] },
    {},
  ),
})

export const BoardInvite = meta.story({
  args: { source: 'boardInvite', inviter: heron },
  ...showing('Join Heron Iris on Tackboard for more ideas', personShows(heron)),
})
export const BoardInviteDefaultImage = meta.story({
  name: 'Board invite, with the default picture',
  args: { source: 'boardInvite', inviter: { ...heron, isDefaultImage: true } },
  ...showing('Join Heron Iris on Tackboard for more ideas', initialsShow('Heron Iris', 'HI')),
})

export const Phone = meta.story({
  name: 'Phone, 320 px (J17)',
  args: { container: 'save', source: 'saveButton' },
  ...showing('Sign up to save this idea', pinShows),
  globals: { viewport: { value: 'phone' } },
})
export const Dark = meta.story({
  args: { container: 'follow', source: 'followButton', person: wren },
  ...showing('Sign up to follow', initialsShow('Wren Alder', 'WA')),
  globals: { theme: 'dark' },
})
