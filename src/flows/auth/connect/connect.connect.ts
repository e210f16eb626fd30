import type { SnapshotFrom } from 'xstate'
import type { connectMachine } from '../../../../machines/auth/connect/connect.machine.ts'
import type {
  ConnectScreen,
  ConnectViewCallbacks,
  ConnectViewState,
} from '../../../views/auth/connect/ConnectView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

const screens = [
  'offering',
  'asking',
  'connected',
  'refused',
  'unavailable',
  'noOpener',
] as const satisfies readonly ConnectScreen[]

function screenOf(snapshot: SnapshotFrom<typeof connectMachine>): ConnectScreen {
  // What was left looks as it did, should the browser refuse to close the window.
  if (snapshot.matches('left')) return 'unavailable'
  // The third provider opens no window: this one is on its way to the provider's page.
  if (snapshot.matches('asking') && snapshot.context.provider === 'line') return 'loading'
  return screens.find((screen) => snapshot.matches(screen)) ?? 'loading'
}

/** What the page in the popup shows. */
export const connectConnect = (snapshot: SnapshotFrom<typeof connectMachine>): ConnectViewState => ({
  provider: snapshot.context.provider,
  screen: screenOf(snapshot),
  error: snapshot.context.error,
  logInHref: snapshot.context.policy.paths.login,
})

export const connectCallbacks = (send: SendTo<typeof connectMachine>): ConnectViewCallbacks => ({
  onContinue: () => send({ type: 'provider.opened' }),
  onRetry: () => send({ type: 'load.retried' }),
  onClose: () => send({ type: 'popup.dismissed' }),
})
