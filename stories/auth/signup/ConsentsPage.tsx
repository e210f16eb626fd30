import { fn } from 'storybook/test'
import {
  agreesToAll,
  agreesToSome,
  hasRequiredConsents,
  noConsents,
  type Consents,
} from '../../../src/domain/auth/signup/consent.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { signupSteps } from '../../../src/messages/en/auth/signupSteps.ts'
import { AuthPage } from '../../../src/views/auth/shell/AuthPage.tsx'
import { ConsentsView, type ConsentsViewProps } from '../../../src/views/auth/signup/ConsentsView.tsx'
import { useText } from '../../../src/views/text.tsx'

/** The view on a page. */
export const ConsentsPage = (props: ConsentsViewProps) => (
  <AuthPage title={useText(signupSteps)('consents.title')} viewKey="consents" layout="page">
    <ConsentsView {...props} />
  </AuthPage>
)

const allOf = (consents: Consents) =>
  agreesToAll(consents) ? 'ticked' : agreesToSome(consents) ? 'mixed' : 'clear'

/** The props that depend on the consents given so far. */
export const propsOf = (consents: Consents) =>
  ({ consents, all: allOf(consents), canContinue: hasRequiredConsents(consents) }) as const

export const consentsArgs = {
  ...propsOf(noConsents),
  isBusiness: false,
  policies: defaultPolicy.consentPolicies,
  onToggle: fn(),
  onToggleAll: fn(),
  onSubmit: fn(),
  onBack: fn(),
}

export const consentsArgTypes = {
  all: { control: 'inline-radio', options: ['clear', 'mixed', 'ticked'] },
  policies: { control: 'object' },
} as const
