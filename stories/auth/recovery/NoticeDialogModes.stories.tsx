import { expect, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { longMessage } from '../../../mocks/fixtures/messages.ts'
import { NoticeDialog } from '../../../src/views/auth/recovery/NoticeDialog.tsx'
import { noticeArgs, resetByEmail } from './noticeArgs.ts'
import { onPinPage } from '../../../testing/stage/onPinPage.tsx'

const meta = preview.meta({
  title: 'Recovery/Notice dialog',
  id: 'recovery-notice-dialog-modes',
  component: NoticeDialog,
  decorators: [onPinPage],
  // In a lower window a dialog scrolls as a whole, with its buttons.
  parameters: { room: { height: 401 } },
  args: noticeArgs,
})

export const Phone = meta.story({
  name: 'Phone, 320 px (J17)',
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    await step('J17 nothing scrolls sideways, and the way on is in sight', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
      const { right, bottom } = screen
        .getByRole('button', { name: 'Reset your password' })
        .getBoundingClientRect()
      await expect(right <= innerWidth && bottom <= innerHeight).toBe(true)
    })
  },
})
export const PhoneLongMessage = meta.story({
  name: 'Phone, 320 px, a server’s long words (E2)',
  args: { notice: 'passwordResetSent', reset: { ...resetByEmail, error: longMessage } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    await step('E2 it wraps and scrolls, and the buttons stay within reach', async () => {
      const body = document.querySelector('dialog [data-ui=body]')
      await expect(body?.scrollWidth).toBe(body?.clientWidth)
      await expect(
        screen.getByRole('button', { name: 'OK' }).getBoundingClientRect().bottom,
      ).toBeLessThanOrEqual(innerHeight)
    })
  },
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: { notice: 'deactivated' },
  globals: { locale: 'ar' },
  play: async () => {
    await expect(getComputedStyle(screen.getByRole('dialog')).direction).toBe('rtl')
  },
})
export const Dark = meta.story({ args: { notice: 'passwordResetSent' }, globals: { theme: 'dark' } })
