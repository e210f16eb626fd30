import { expect, fn, screen, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { hostileMessage, longMessage, rtlMessage } from '../../../mocks/fixtures/messages.ts'
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx'
import { AuthPage } from '../../../src/views/auth/shell/AuthPage.tsx'
import { RespondMessageTitle } from '../../../src/views/auth/signup/RespondMessageTitle.tsx'
import {
  RespondMessageView,
  type RespondMessageViewProps,
} from '../../../src/views/auth/signup/RespondMessageView.tsx'

const OnPage = (props: RespondMessageViewProps) => (
  <AuthPage title={<RespondMessageTitle />} viewKey="respondMessage" layout="card">
    <RespondMessageView {...props} />
  </AuthPage>
)

const InDialog = (props: RespondMessageViewProps) => (
  <Dialog title={<RespondMessageTitle />} viewKey="respondMessage" closeLabel="Close" onClose={() => {}}>
    <RespondMessageView {...props} />
  </Dialog>
)

const meta = preview.meta({
  title: 'Auth/Response message',
  tags: ['autodocs'],
  component: RespondMessageView,
  render: (args) => <OnPage {...args} />,
  args: { message: 'Your account is being set up. You can look around in the meantime.', onContinue: fn() },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    await step('It shows the words of the server, and one way on', async () => {
      await expect(canvas.getByText(args.message)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await expect(args.onContinue).toHaveBeenCalledTimes(1)
      await userEvent.click(document.body)
    })
  },
})

export const Hostile = meta.story({
  name: 'Words that would be HTML (E1)',
  args: { message: hostileMessage },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText((_, element) => element?.tagName === 'P' && element.textContent === hostileMessage),
    ).toBeVisible()
    await expect(canvasElement.querySelector('p :not(font)')).toBeNull()
    await expect('wasRun' in globalThis).toBe(false)
  },
})
export const Long = meta.story({
  name: '10,000 letters without a space (E2)',
  args: { message: longMessage },
  render: (args) => <InDialog {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const body = document.querySelector('[data-ui=body]')
    await expect(body?.scrollWidth).toBe(body?.clientWidth)
    screen.getByRole('button', { name: 'Continue' }).scrollIntoView({ block: 'end' })
    await expect(
      screen.getByRole('button', { name: 'Continue' }).getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(innerHeight)
  },
})
export const TurnedAround = meta.story({
  name: 'An override of the direction (E3)',
  args: { message: rtlMessage },
  play: async ({ canvasElement }) => {
    const words = canvasElement.querySelector('p')
    await expect(words && getComputedStyle(words).unicodeBidi).toMatch(/isolate|plaintext/)
  },
})
export const Phone = meta.story({ name: 'Phone, 320 px (J17)', globals: { viewport: { value: 'phone' } } })
export const RightToLeft = meta.story({ name: 'Right to left (J21)', globals: { locale: 'ar' } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
