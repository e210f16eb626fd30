import type { SnapshotFrom } from 'xstate'
import type { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
import { agreesToAll, agreesToSome, type Consents } from '../../../domain/auth/signup/consent.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import type { ConsentsViewCallbacks, ConsentsViewState } from '../../../views/auth/signup/ConsentsView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

const allOf = (consents: Consents) => {
  if (agreesToAll(consents)) return 'ticked'
  return agreesToSome(consents) ? 'mixed' : 'clear'
}

/** Where each 'Learn more' leads. Business accounts see the Business Terms of Service. */
export const consentOptions = ({ consentPolicies, paths }: Policy, isBusiness: boolean) => ({
  isBusiness,
  policies: isBusiness ? { ...consentPolicies, terms: paths.businessTerms } : consentPolicies,
})

/** What the consent step shows. */
export function connectConsents(
  snapshot: SnapshotFrom<typeof consentsMachine>,
): Pick<ConsentsViewState, 'consents' | 'all' | 'canContinue'> {
  const { consents } = snapshot.context
  return { consents, all: allOf(consents), canContinue: snapshot.matches({ choosing: 'complete' }) }
}

export const consentsCallbacks = (send: SendTo<typeof consentsMachine>): ConsentsViewCallbacks => ({
  onToggle: (key) => send({ type: 'consent.toggled', key }),
  onToggleAll: () => send({ type: 'all.toggled' }),
  onSubmit: () => send({ type: 'form.submitted' }),
  onBack: () => send({ type: 'back.requested' }),
})
