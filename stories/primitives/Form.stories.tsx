import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/ui/actions/Button.tsx'
import { Form } from '../../src/ui/fields/Form.tsx'
import { PasswordField } from '../../src/ui/fields/PasswordField.tsx'
import { TextField } from '../../src/ui/fields/TextField.tsx'
import { Column, inColumn } from './stage.tsx'

const texts = {
  show: 'Show password',
  hide: 'Hide password',
  shown: 'Visible',
  hidden: 'Hidden',
  capsLock: 'Caps Lock is on',
}

interface Errors {
  readonly email?: string
  readonly password?: string
}

interface ExampleProps {
  readonly onSubmit: (values: Record<string, string>) => void
  /** The server's response to these values. */
  readonly check?: (values: Record<string, string>) => Errors
}

const Example = ({ onSubmit, check }: ExampleProps) => {
  const [errors, setErrors] = useState<Errors>({})
  return (
    <Form
      aria-label="Log in"
      errors={errors}
      onSubmit={(values) => {
        onSubmit(values)
        if (check) setErrors(check(values))
      }}
    >
      <Column>
        <TextField
          label="Email"
          name="email"
          type="email"
          dir="ltr"
          autoComplete="username"
          error={errors.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          texts={texts}
          error={errors.password}
        />
        <Button type="submit" fullWidth>
          Log in
        </Button>
      </Column>
    </Form>
  )
}

const meta = preview.meta({
  title: 'Primitives/Form',
  tags: ['autodocs'],
  component: Example,
  subcomponents: { Form },
  decorators: [inColumn],
  args: { onSubmit: fn() },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    await step('Enter in a field submits what the fields hold', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'a@b.co')
      await userEvent.type(canvas.getByLabelText('Password'), ' secret {Enter}')
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ email: 'a@b.co', password: ' secret ' })
    })
    canvas.getByLabelText('Password').blur()
  },
})

const setNatively = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)

export const PasswordManager = meta.story({
  name: 'Filled by a password manager (J14)',
  play: async ({ canvas, args, step }) => {
    await step('J14 a value set past React, with an event or with none, is the value submitted', async () => {
      const email = canvas.getByLabelText<HTMLInputElement>('Email')
      setNatively(email, 'manager@b.co')
      await fireEvent.input(email)
      setNatively(canvas.getByLabelText('Password'), 'no event')
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ email: 'manager@b.co', password: 'no event' })
    })
    canvas.getByRole('button', { name: 'Log in' }).blur()
  },
})

const missing = (values: Record<string, string>): Errors => ({
  ...(!values['email'] && { email: 'You missed a spot! Don’t forget to add your email.' }),
  ...(!values['password'] && { password: 'The password you entered is incorrect.' }),
})

const describedBy = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')

export const FirstInvalid = meta.story({
  name: 'First invalid field (J5)',
  args: { check: missing },
  play: async ({ canvas, step }) => {
    const email = canvas.getByLabelText('Email')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await step('J5 focus goes to the first invalid field', async () => {
      await expect(email).toHaveFocus()
      await expect(email).toBeInvalid()
      await expect(canvas.getByLabelText('Password')).toBeInvalid()
    })
    await step('J5 which reads its error as its description; the live region is silent then', async () => {
      await expect(email).toHaveAccessibleDescription(/You missed a spot/)
      await expect(describedBy(email)).toHaveAttribute('aria-live', 'off')
    })
  },
})

export const FocusIsThere = meta.story({
  name: 'Focus is in the invalid field already (J5)',
  args: { check: missing },
  play: async ({ canvas, step }) => {
    const password = canvas.getByLabelText('Password')
    const region = document.querySelectorAll('[data-ui="error"]')[1]
    await step('The live region is there before the text', () =>
      expect(region).toHaveAttribute('aria-live', 'polite'),
    )
    await userEvent.type(canvas.getByLabelText('Email'), 'a@b.co')
    await userEvent.type(password, '{Enter}')
    await step('J5 focus stays, so the live region says it', async () => {
      await expect(password).toHaveFocus()
      await expect(describedBy(password)).toBe(region)
      await expect(region).toHaveAttribute('aria-live', 'polite')
      await expect(region).toHaveTextContent('The password you entered is incorrect.')
    })
  },
})

export const Composing = meta.story({
  name: 'Enter of an input method (H13)',
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    const email = canvas.getByLabelText('Email')
    const enter = (init: KeyboardEventInit) =>
      email.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
      )
    await step('Enter that ends a composition does not submit', async () => {
      await expect(enter({ isComposing: true })).toBe(false)
      await expect(enter({ keyCode: 229 })).toBe(false)
      await expect(enter({ keyCode: 13 })).toBe(true)
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
  },
})

export const BeforeTheScript = meta.story({
  name: 'Submitted before the script is there (C1)',
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Log in' })).toHaveAttribute('method', 'post')
  },
})
