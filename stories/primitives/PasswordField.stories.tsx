import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PasswordField } from '../../src/ui/fields/PasswordField.tsx'
import { inColumn } from './stage.tsx'

const texts = {
  show: 'Show password',
  hide: 'Hide password',
  shown: 'Your password is visible',
  hidden: 'Your password is hidden',
  capsLock: 'Caps Lock is on',
}

const meta = preview.meta({
  title: 'Primitives/Password field',
  tags: ['autodocs'],
  component: PasswordField,
  decorators: [inColumn],
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password' as const,
    texts,
    onValue: fn(),
  },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByLabelText('Password')
    await step('E14, J16 what is pasted stays as it is, edge spaces and all', async () => {
      await userEvent.click(input)
      await userEvent.paste('  correct horse 🐎  ')
      await expect(input).toHaveValue('  correct horse 🐎  ')
      await expect(args.onValue).toHaveBeenLastCalledWith('  correct horse 🐎  ')
    })
    input.blur()
  },
})

export const Revealed = meta.story({
  args: { defaultValue: 'correct horse' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const input = canvas.getByLabelText('Password')
    const status = canvas.getByRole('status')
    await step('The keyboard shows it, and that is said', async () => {
      await expect(status).toBeEmptyDOMElement()
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(input).toHaveAttribute('type', 'text')
      await expect(status).toHaveTextContent('Your password is visible')
      await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    })
    await step('It is hidden again at submit, so that no browser remembers it as text', async () => {
      canvasElement.querySelector('form')?.requestSubmit()
      await expect(canvas.findByRole('button', { name: 'Show password' })).resolves.toBeVisible()
      await expect(input).toHaveAttribute('type', 'password')
    })
    await step('Shown and hidden by hand, the value is still the same', async () => {
      await userEvent.keyboard(' ')
      await userEvent.keyboard(' ')
      await expect(status).toHaveTextContent('Your password is hidden')
      await userEvent.keyboard(' ')
      await expect(input).toHaveValue('correct horse')
    })
    await userEvent.click(document.body)
  },
})

export const CapsLock = meta.story({
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText('Password')
    const status = canvas.getByRole('status')
    input.focus()
    await step('The lock is pointed out while typing', async () => {
      await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true })
      await expect(status).toHaveTextContent('Caps Lock is on')
    })
    await step('and no longer once it is off, or the field is left', async () => {
      await fireEvent.keyUp(input, { key: 'CapsLock' })
      await expect(status).toBeEmptyDOMElement()
      await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true })
      await expect(status).toHaveTextContent('Caps Lock is on')
    })
  },
})

export const WithError = meta.story({
  args: {
    defaultValue: 'wrong',
    error: 'The password you entered is incorrect. Try again or reset your password.',
  },
})

export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: { label: 'كلمة المرور', defaultValue: 'a password longer than its field is wide' },
  globals: { locale: 'ar' },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button'))
    await step('J21 the text, which reads from the left, keeps clear of the button at the left', async () => {
      const input = canvas.getByLabelText('كلمة المرور')
      const button = canvas.getByRole('button').getBoundingClientRect()
      const start =
        input.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(input).paddingLeft)
      await expect(start).toBeGreaterThanOrEqual(button.right)
    })
    await userEvent.click(document.body)
  },
})
