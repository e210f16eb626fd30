import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AuthPage } from '../../../src/views/auth/shell/AuthPage.tsx'
import {
  UnderageConfirmationView,
  type UnderageConfirmationViewProps,
} from '../../../src/views/auth/signup/UnderageConfirmationView.tsx'
import { UnderageTitle, type UnderageTitleProps } from '../../../src/views/auth/signup/UnderageTitle.tsx'

/** The view below its container's title. */
const UnderageConfirmation = ({ birthday, ...props }: UnderageConfirmationViewProps & UnderageTitleProps) => (
  <AuthPage title={<UnderageTitle birthday={birthday} />} viewKey="UnderageConfirmation" layout="card">
    <UnderageConfirmationView {...props} />
  </AuthPage>
)

const meta = preview.meta({
  title: 'Auth/Underage confirmation',
  tags: ['autodocs'],
  component: UnderageConfirmation,
  subcomponents: { UnderageConfirmationView },
  args: {
    birthday: '2018-01-01',
    isLeaving: false,
    onEdit: fn(),
    onConfirm: fn(),
    onStay: fn(),
    onLeave: fn(),
  },
  argTypes: { birthday: { control: 'text' } },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    await step('Its title is built from the entered birthday', async () => {
      await expect(canvas.getByRole('heading')).toHaveTextContent('Were you born on January 1, 2018?')
    })
    await step('It asks for one of two things', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
      await expect(args.onEdit).toHaveBeenCalledTimes(1)
      await expect(args.onConfirm).toHaveBeenCalledTimes(1)
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
      await userEvent.click(document.body)
    })
  },
})

export const Blocked = meta.story({
  name: 'The device is blocked (C10)',
  args: { isBlocked: true },
})

export const AboutToLeave = meta.story({
  name: 'About to leave (J27)',
  args: { isLeaving: true },
  play: async ({ canvas, args, step }) => {
    const leave = canvas.getByRole('button', { name: 'Leave now' })
    await step('It says so in a live region', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Taking you to the home page…')
    })
    await step(
      'D1 the second click of a double click on Confirm, which was there, does nothing',
      async () => {
        fireEvent.click(leave, { detail: 2 })
        await expect(args.onLeave).not.toHaveBeenCalled()
        await expect(args.onConfirm).not.toHaveBeenCalled()
      },
    )
    await step('One may go at once or stay; focus is not lost with the button', async () => {
      await userEvent.click(leave)
      await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }))
      for (const told of [args.onLeave, args.onStay]) await expect(told).toHaveBeenCalledTimes(1)
      await expect(args.onEdit).not.toHaveBeenCalled()
      await expect(leave).toHaveFocus()
      leave.blur()
    })
  },
})

const sameDay = { birthday: '2019-06-15', isLeaving: true }
export const Phone = meta.story({
  name: 'Phone, 320 px (J17)',
  args: sameDay,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: sameDay,
  globals: { locale: 'ar' },
})
export const Korean = meta.story({
  name: 'Another language’s date',
  args: sameDay,
  globals: { locale: 'ko' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('2019년 6월 15일')
  },
})
export const LongText = meta.story({
  name: 'Long text (pseudo-locale)',
  args: sameDay,
  globals: { locale: 'en-XA' },
})
export const Dark = meta.story({ args: sameDay, globals: { theme: 'dark' } })
