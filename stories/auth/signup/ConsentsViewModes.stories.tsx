import { expect, fn, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  agreesToAll,
  agreesToSome,
  hasRequiredConsents,
  noConsents,
  toggleConsent,
  type Consents,
} from '../../../src/domain/auth/signup/consent.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { signupSteps } from '../../../src/messages/en/auth/signupSteps.ts'
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx'
import { AuthPage } from '../../../src/views/auth/shell/AuthPage.tsx'
import { ConsentsView, type ConsentsViewProps } from '../../../src/views/auth/signup/ConsentsView.tsx'
import { useText } from '../../../src/views/text.tsx'

const OnPage = (props: ConsentsViewProps) => (
  <AuthPage title={useText(signupSteps)('consents.title')} viewKey="consents" layout="page">
    <ConsentsView {...props} />
  </AuthPage>
)

const InDialog = (props: ConsentsViewProps) => (
  <Dialog
    title={useText(signupSteps)('consents.title')}
    viewKey="consents"
    closeLabel="Close"
    onClose={() => {}}
  >
    <ConsentsView {...props} />
  </Dialog>
)

const allOf = (consents: Consents) =>
  agreesToAll(consents) ? 'ticked' : agreesToSome(consents) ? 'mixed' : 'clear'
const standing = (consents: Consents) =>
  ({ consents, all: allOf(consents), canContinue: hasRequiredConsents(consents) }) as const

/** Ticks boxes as the machine would, so that the view works without one. */
const some = toggleConsent(toggleConsent(noConsents, 'terms'), 'optionalMarketingConsent')

const meta = preview.meta({
  title: 'Auth/Consents',
  component: ConsentsView,
  render: (args) => <OnPage {...args} />,
  args: {
    ...standing(noConsents),
    isBusiness: false,
    policies: defaultPolicy.consentPolicies,
    onToggle: fn(),
    onToggleAll: fn(),
    onSubmit: fn(),
    onBack: fn(),
  },
  argTypes: {
    all: { control: 'inline-radio', options: ['clear', 'mixed', 'ticked'] },
    policies: { control: 'object' },
  },
})

export const Phone = meta.story({
  name: 'Phone 320, in a sheet, without Back (J17)',
  args: standing(some),
  render: (args) => <InDialog {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    await step('There is no Back on a phone, and nothing scrolls sideways', async () => {
      await expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
      screen.getByRole('button', { name: 'Next' }).scrollIntoView({ block: 'end' })
      await expect(
        screen.getByRole('button', { name: 'Next' }).getBoundingClientRect().bottom,
      ).toBeLessThanOrEqual(innerHeight)
      const body = document.querySelector('[data-ui=body]')
      await expect(body?.scrollWidth).toBe(body?.clientWidth)
    })
    await step('J22 what is pressed is at least 24 px high', async () => {
      for (const target of document.querySelectorAll('label, form a, form button')) {
        const { height } = target.getBoundingClientRect()
        await expect(height === 0 || height >= 24).toBe(true)
      }
    })
  },
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: standing(some),
  globals: { locale: 'ar' },
})
export const LongText = meta.story({
  name: 'Long text (pseudo-locale)',
  args: standing(some),
  render: (args) => <InDialog {...args} />,
  globals: { locale: 'en-XA' },
})
export const Dark = meta.story({ args: standing(some), globals: { theme: 'dark' } })
