import type { ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { LoginView } from '../../../src/views/auth/login/LoginView.tsx'
import { loginViewDefaults } from '../../../src/views/auth/login/loginViewDefaults.ts'
import type { LoginViewProps } from '../../../src/views/auth/login/LoginView.types.ts'
import { onStage } from '../../primitives/stage.tsx'
import { presets } from '../../../testing/controls.ts'

const plain: LoginViewProps = {
  ...loginViewDefaults,
  providers: [
    { provider: 'facebook', variant: 'default' },
    { provider: 'google', variant: 'default' },
  ],
  onEmailChange: fn(),
  onPasswordChange: fn(),
  onSubmit: fn(),
  onProvider: fn(),
  onCancel: fn(),
  onSignUp: fn(),
  onOtherAccount: fn(),
  onTouch: fn(),
}

const errors = presets<string, ComponentProps<typeof LoginView>['errors']>({
  None: {},
  'Wrong password': { password: 'login.wrongPassword' },
  'No account with this email': { email: 'login.noAccount' },
  'Both fields are empty': { email: 'login.emailRequired', password: 'login.passwordRequired' },
  Offline: { notice: 'login.offline' },
  'The server failed': { notice: 'login.serverFailed' },
})

const meta = preview.meta({
  title: 'Auth/Log in view',
  tags: ['autodocs'],
  component: LoginView,
  decorators: [onStage],
  args: plain,
  argTypes: {
    layout: { control: 'inline-radio', options: ['modal', 'page', 'business', 'businessRevamped'] },
    submit: { control: 'inline-radio', options: ['logIn', 'sso'] },
    pendingProvider: { control: 'inline-radio', options: [null, 'facebook', 'google', 'line'] },
    passwordDisabled: { control: 'inline-radio', options: [null, 'facebook', 'google', 'line', 'both'] },
    botCheck: { control: 'inline-radio', options: [null, 'loading', 'solving'] },
    serverMessage: { control: 'text' },
    providers: { control: 'object' },
    errors: errors.argType,
    links: { control: false },
    glyphs: { control: false },
    botCheckSlot: { control: false },
    typedPassword: { control: false },
  },
})

/** Props are controls, without a machine or network. */
export const Playground = meta.story({ args: { errors: errors.named('None') } })

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    const email = canvas.getByLabelText('Email')
    await step('J13 a password manager knows both fields', async () => {
      await expect(email).toHaveAttribute('autocomplete', 'username')
      await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
    })
    await step(
      'It tells of the first touch, of each change, and at submit of what the fields hold',
      async () => {
        await userEvent.type(email, 'wren@example.com')
        await expect(args.onTouch).toHaveBeenCalled()
        await expect(args.onEmailChange).toHaveBeenLastCalledWith('wren@example.com')
        await userEvent.type(canvas.getByLabelText('Password'), ' secret {Enter}')
        await expect(args.onPasswordChange).toHaveBeenLastCalledWith(' secret ')
        await expect(args.onSubmit).toHaveBeenLastCalledWith({
          email: 'wren@example.com',
          password: ' secret ',
        })
      },
    )
    await step('J14 a value that came without an event is sent as well', async () => {
      if (email instanceof HTMLInputElement) email.value = 'filled@example.com'
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        email: 'filled@example.com',
        password: ' secret ',
      })
    })
    await step('It tells which provider was chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }))
      await expect(args.onProvider).toHaveBeenLastCalledWith('google')
    })
    for (const label of ['Email', 'Password']) await userEvent.clear(canvas.getByLabelText(label))
    canvas.getByLabelText('Password').blur()
  },
})

export const AppsGlyphs = meta.story({
  name: 'An app’s own provider marks',
  args: {
    glyphs: { facebook: <span aria-hidden="true">◐</span>, google: <span aria-hidden="true">◑</span> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue with Facebook' })).toHaveTextContent('◐')
  },
})

export const EveryPlaceForAnError = meta.story({
  name: 'Every place where an error can stand',
  args: {
    email: 'wren@example.com',
    errors: {
      notice: 'login.serverFailed',
      email: 'login.appleOnly',
      password: 'login.wrongPassword',
      facebook: 'login.connectedToFacebook',
      google: 'login.googleOnly',
    },
  },
})
