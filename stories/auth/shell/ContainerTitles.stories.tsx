import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import type { SignupSource } from '../../../src/domain/auth/signup/signupSource.ts'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { titled } from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { follow, until } from '../../../testing/steps/steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { inModal } from './inModal.tsx'

const meta = preview.meta({
  title: 'Auth/Container titles',
  id: 'auth-containers-titles',
  // In a lower window the picture is smaller, and at last leaves the room to the form.
  parameters: { room: { height: 760 } },
  component: AuthModal,
  args: { startsWith: 'signup', onClose: fn() },
  argTypes: { sideImage: { control: false } },
  render: inModal,
})

/** The form is the same everywhere; 'Auth/Containers' has its screenshots. */
const reads = (title: string, source?: SignupSource) => ({
  args: { source },
  ...unseen(driven({ steps: [until('auth.signup'), titled(title)] }, {})),
})

export const Default = meta.story(reads('Sign up to see more'))
export const BoardInvite = meta.story(reads('Sign up to join the board', 'boardInvite'))
export const SaveButton = meta.story(reads('Sign up to save this idea', 'saveButton'))
export const SaveButtonExp = meta.story({
  name: 'Save button, in an experiment',
  ...reads('Sign up to keep this idea for later', 'saveButtonExp'),
})
export const HomePage = meta.story(reads('Welcome to Tackboard', 'homePage'))
export const PinBookmarklet = meta.story(reads('Sign up to save ideas from around the web', 'pinBookmarklet'))
export const DownloadImageBtnDweb = meta.story({
  name: 'Download button, on a desktop',
  ...reads('Sign up to download this image', 'downloadImageBtnDweb'),
})
export const DownloadImageBtnUnauth = meta.story({
  name: 'Download button, logged out',
  ...reads('Sign up to get this image', 'downloadImageBtnUnauth'),
})
export const FollowButton = meta.story(reads('Sign up to follow', 'followButton'))
export const CommentComposer = meta.story(reads('Sign up to comment', 'commentComposer'))
export const CommentComposerLogin = meta.story({
  name: 'Comment composer, log-in',
  args: { source: 'commentComposer' },
  ...unseen(
    driven(
      { steps: [until('auth.signup'), follow(/log in/i), until('auth.login'), titled('Log in to comment')] },
      {},
    ),
  ),
})

export const InviterJoins = meta.story({
  name: 'An inviter, before any source',
  args: { source: 'saveButton', inviter: { name: 'Wren Alder' } },
  ...driven({ steps: [until('auth.signup'), titled('Join Wren Alder on Tackboard for more ideas')] }, {}),
})
export const InviterComments = meta.story({
  name: 'An inviter who asks for a comment',
  args: { inviter: { name: 'Wren Alder', asksForComment: true } },
  ...driven({ steps: [until('auth.signup'), titled('Sign up and let Wren Alder know what you think')] }, {}),
})
export const InviterHostile = meta.story({
  name: 'An inviter’s name is a name (E8)',
  args: { inviter: { name: '{name} %s <b>W</b>' } },
  ...unseen(
    driven(
      { steps: [until('auth.signup'), titled('Join {name} %s <b>W</b> on Tackboard for more ideas')] },
      {},
    ),
  ),
})
export const InviterNameless = meta.story({
  name: 'An inviter without a name is none (E7)',
  args: { source: 'saveButton', inviter: { name: '  ' } },
  ...unseen(driven({ steps: [until('auth.signup'), titled('Sign up to save this idea')] }, {})),
})
