import preview from '../../../.storybook/preview.tsx'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { goesTo } from '../../../testing/journeys/page.steps.ts'
import { press } from '../../../testing/steps/steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { offered } from './passkeyCreation.journeys.ts'

const meta = preview.meta({
  title: 'Auth/Passkey offer',
  id: 'auth-passkey-offer-modal',
  component: AuthModal,
  args: { onClose: () => undefined },
})

export const InADialog = meta.story({
  name: 'In a dialog',
  ...driven(offered('passkeyCreation.succeeds'), { state: 'auth.offeringPasskey' }),
})
export const Closed = meta.story({
  name: 'In a dialog that is closed: the log-in goes on',
  ...driven(offered('passkeyCreation.succeeds', press('Close'), goesTo('/')), { state: 'auth.loggedIn' }),
})
