import { expect, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { noConsents, toggleConsent } from '../../../src/domain/auth/signup/consent.ts'
import { signupSteps } from '../../../src/messages/en/auth/signupSteps.ts'
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx'
import { ConsentsView, type ConsentsViewProps } from '../../../src/views/auth/signup/ConsentsView.tsx'
import { useText } from '../../../src/views/text.tsx'
import { consentsArgs, consentsArgTypes, ConsentsPage, propsOf } from './ConsentsPage.tsx'

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

const some = toggleConsent(toggleConsent(noConsents, 'terms'), 'optionalMarketingConsent')

const meta = preview.meta({
  title: 'Auth/Consents',
  component: ConsentsView,
  render: (props) => <ConsentsPage {...props} />,
  args: consentsArgs,
  argTypes: consentsArgTypes,
})

export const Phone = meta.story({
  name: 'Phone, 320 px, in a sheet, with Back (J17)',
  args: propsOf(some),
  render: (props) => <InDialog {...props} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    await step('Back stands beside Next, and nothing scrolls sideways', async () => {
      const [back, next] = ['Back', 'Next'].map((name) => screen.getByRole('button', { name }))
      await expect(back?.getBoundingClientRect().top).toBe(next?.getBoundingClientRect().top)
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
  args: propsOf(some),
  globals: { locale: 'ar' },
})

export const LongText = meta.story({
  name: 'Long text (pseudo-locale)',
  args: propsOf(some),
  render: (props) => <InDialog {...props} />,
  globals: { locale: 'en-XA' },
})

export const Dark = meta.story({ args: propsOf(some), globals: { theme: 'dark' } })
