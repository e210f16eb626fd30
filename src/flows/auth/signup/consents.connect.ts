import type { EventFrom, SnapshotFrom } from 'xstate'
import type { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
import { agreesToAll, agreesToSome, type Consents } from '../../../domain/auth/signup/consent.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import type { ConsentsViewProps } from '../../../views/auth/signup/ConsentsView.tsx'

const allOf = (consents: Consents) => {
  if (agreesToAll(consents)) return 'ticked'
  return agreesToSome(consents) ? 'mixed' : 'clear'
}

/** Where each 'Learn more' leads. auth.txt §2: business accounts see the Business Terms of Service. */
const policiesOf = ({ consentPolicies, paths }: Policy, isBusiness: boolean) =>
  isBusiness ? { ...consentPolicies, terms: paths.businessTerms } : consentPolicies

/** The consent step's props. auth.txt §4 "Consent ticking". */
export function connectConsents(
  snapshot: SnapshotFrom<typeof consentsMachine>,
  send: (event: EventFrom<typeof consentsMachine>) => void,
  isBusiness: boolean,
): ConsentsViewProps {
  const { consents, policy } = snapshot.context
  return {
    consents,
    all: allOf(consents),
    canContinue: snapshot.can({ type: 'form.submitted' }),
    isBusiness,
    policies: policiesOf(policy, isBusiness),
    onToggle: (key) => send({ type: 'consent.toggled', key }),
    onToggleAll: () => send({ type: 'all.toggled' }),
    onSubmit: () => send({ type: 'form.submitted' }),
    onBack: () => send({ type: 'back.requested' }),
  }
}
