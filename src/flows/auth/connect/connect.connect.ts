import type { SnapshotFrom } from 'xstate'
import type { connectMachine } from '../../../../machines/auth/connect/connect.machine.ts'
import type {
  ConnectScreen,
  ConnectViewCallbacks,
  ConnectViewState,
} from '../../../views/auth/connect/ConnectView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

const screens: readonly ConnectScreen[] = [
  'offering',
  'asking',
  'connected',
  'refused',
  'unavailable',
  'noOpener',
]

/** What the page in the popup shows. auth.txt §2 "A popup route under /connect/". */
export const connectConnect = (snapshot: SnapshotFrom<typeof connectMachine>): ConnectViewState => ({
  // What was left looks as it did, should the browser refuse to close the window.
  screen: snapshot.matches('left')
    ? 'unavailable'
    : (screens.find((screen) => screen !== 'loading' && snapshot.matches(screen)) ?? 'loading'),
  error: snapshot.context.error,
  logInHref: snapshot.context.policy.paths.login,
})

export const connectCallbacks = (send: SendTo<typeof connectMachine>): ConnectViewCallbacks => ({
  onContinue: () => send({ type: 'provider.opened' }),
  onRetry: () => send({ type: 'load.retried' }),
  onClose: () => send({ type: 'popup.dismissed' }),
})
