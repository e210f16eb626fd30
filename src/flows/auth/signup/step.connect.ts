import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate'
import type { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
import type { underageMachine } from '../../../../machines/auth/underage/underage.machine.ts'

/** What both sign-ups, by email and by a provider, have in common. */
export function connectStep({ children, context }: AnyMachineSnapshot) {
  return {
    // SAFETY: both machines invoke these under these names.
    consents: (children['consents'] ?? null) as ActorRefFrom<typeof consentsMachine> | null,
    // SAFETY: as above.
    underage: (children['underage'] ?? null) as ActorRefFrom<typeof underageMachine> | null,
    /** The server's own message. */
    message: String(context['serverMessage'] ?? ''),
    birthday: String(context['birthday'] ?? ''),
  }
}

export const stepCallbacks = (send: (event: { readonly type: 'message.closed' }) => void) => ({
  onContinue: () => send({ type: 'message.closed' }),
})
