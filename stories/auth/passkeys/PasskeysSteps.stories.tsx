import preview from '../../../.storybook/preview.tsx'
import { PasskeyList } from '../../../src/flows/auth/passkeys/PasskeyList.tsx'
import { focusIsOn, neverCalls } from '../../../testing/journeys/checks.steps.ts'
import { asMember } from '../../../testing/journeys/journey.ts'
import { announces, focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { press, until, type Step } from '../../../testing/steps/steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { onStage } from '../../primitives/stage.tsx'
import { asking, confirm, inList, isListed, names, rename, renaming } from './passkeyList.journeys.ts'

const meta = preview.meta({
  title: 'Auth/Passkeys',
  id: 'auth-passkeys-steps',
  component: PasskeyList,
  decorators: [onStage],
})

const listed = { state: 'passkeyList.listed' } as const
const escape: Step = ['Press Escape', ({ user }) => user.keyboard('{Escape}')]

export const Renamed = meta.story({
  name: 'Renamed: announced, and focus is back on the row',
  ...driven(
    inList(
      'passkeyList.several',
      ...renaming,
      ...rename('Work laptop'),
      isListed,
      names('Work laptop', 'Pixel 9', 'YubiKey 5C'),
      focusIsOn('Rename Work laptop'),
      announces('Renamed to “Work laptop”.'),
    ),
    { ...listed, calls: ['renamePasskey.ok'] },
  ),
})
export const RenamedByEnter = meta.story({
  name: 'Enter saves the name',
  ...driven(
    inList(
      'passkeyList.several',
      ...renaming,
      ['Type "Studio" and press Enter', ({ user }) => user.keyboard('Studio{Enter}')],
      isListed,
      names('Studio', 'Pixel 9', 'YubiKey 5C'),
    ),
    listed,
  ),
})
export const RenameCancelled = meta.story({
  name: 'Escape keeps the old name',
  ...driven(
    inList(
      'passkeyList.several',
      ...renaming,
      ['Type "Studio"', ({ user }) => user.keyboard('Studio')],
      escape,
      isListed,
      names('MacBook Pro', 'Pixel 9', 'YubiKey 5C'),
      focusIsOn('Rename MacBook Pro'),
      neverCalls('renamePasskey.ok'),
    ),
    listed,
  ),
})
export const NotConfirmed = meta.story({
  name: 'Escape closes the question, and nothing is removed',
  ...driven(
    inList(
      'passkeyList.several',
      ...asking,
      escape,
      focusIsOn('Remove MacBook Pro'),
      neverCalls('removePasskey.ok'),
    ),
    listed,
  ),
})
export const Removed = meta.story({
  name: 'Removed: announced, and focus moves to the next one',
  ...driven(
    inList(
      'passkeyList.several',
      ...asking,
      confirm,
      isListed,
      names('Pixel 9', 'YubiKey 5C'),
      focusIsOn('Rename Pixel 9'),
      announces('“MacBook Pro” has been removed.'),
    ),
    { ...listed, calls: ['removePasskey.ok'] },
  ),
})
export const LastRowRemoved = meta.story({
  name: 'The last row is removed: focus moves to the title',
  ...driven(
    inList(
      'passkeyList.several',
      press('Remove YubiKey 5C'),
      confirm,
      isListed,
      names('MacBook Pro', 'Pixel 9'),
      focusOnTitle('Passkeys'),
    ),
    listed,
  ),
})
export const OnlyOneRemoved = meta.story({
  name: 'The only one is removed: the list is empty',
  ...driven(
    inList(
      'passkeyList.one',
      ...asking,
      confirm,
      until('passkeyList.empty'),
      names(),
      focusOnTitle('Passkeys'),
    ),
    { state: 'passkeyList.empty' },
  ),
})
export const Added = meta.story({
  name: 'Added: announced, and focus moves to it',
  ...driven(
    inList(
      'passkeyList.several',
      press('Add a passkey'),
      names('MacBook Pro', 'Pixel 9', 'YubiKey 5C', 'Passkey'),
      announces('“Passkey” has been added.'),
      focusIsOn('Rename Passkey'),
    ),
    { ...listed, calls: ['registerPasskey.ok'] },
  ),
})
export const AddedToNone = meta.story({
  name: 'The first one is added',
  ...driven(
    asMember.given('passkeyList.empty', until('passkeyList.empty'), press('Add a passkey'), names('Passkey')),
    listed,
  ),
})
