import type { ComponentProps } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inMode } from '../../../testing/modes.ts'
import preview from '../../../.storybook/preview.tsx'
import { SignupView } from '../../../src/views/auth/signup/SignupView.tsx'
import type { SignupViewProps } from '../../../src/views/auth/signup/SignupView.types.ts'
import { onStage } from '../../primitives/stage.tsx'
import { presets } from '../../../testing/controls.ts'

const plain: SignupViewProps = {
  layout: 'page',
  mode: 'signup',
  blocked: 'nothing',
  email: '',
  birthday: '',
  suggestion: null,
  passwordMinimum: 6,
  isPending: false,
  isSlow: false,
  pendingProvider: null,
  isPopupOpen: false,
  errors: {},
  serverMessage: null,
  providers: [
    { provider: 'facebook', variant: 'default' },
    { provider: 'google', variant: 'default' },
  ],
  links: { terms: '/terms/', privacy: '/privacy/', logIn: '/login/' },
  typedPassword: () => '',
  onEmailChosen: fn(),
  onEmailChange: fn(),
  onEmailBlur: fn(),
  onSuggestion: fn(),
  onPasswordChange: fn(),
  onPasswordBlur: fn(),
  onBirthdayChange: fn(),
  onSubmit: fn(),
  onProvider: fn(),
  onCancel: fn(),
  onLogIn: fn(),
  onTouch: fn(),
}

const errors = presets<string, ComponentProps<typeof SignupView>['errors']>({
  None: {},
  'Password too short': { password: 'signup.passwordTooShort' },
  'Email is not one': { email: 'signup.emailFormat' },
  'Everything is empty': {
    email: 'signup.emailRequired',
    password: 'signup.passwordRequired',
    birthday: 'signup.birthdayRequired',
  },
  Offline: { notice: 'signup.offline' },
})

const meta = preview.meta({
  title: 'Auth/Sign up view',
  tags: ['autodocs'],
  component: SignupView,
  decorators: [onStage],
  args: plain,
  argTypes: {
    layout: { control: 'inline-radio', options: ['modal', 'page', 'business', 'businessRevamped'] },
    mode: { control: 'inline-radio', options: ['choosing', 'signup', 'login', 'sso'] },
    blocked: { control: 'inline-radio', options: ['nothing', 'submit', 'form'] },
    pendingProvider: { control: 'inline-radio', options: [null, 'facebook', 'google', 'line'] },
    suggestion: { control: 'text' },
    serverMessage: { control: 'text' },
    providers: { control: 'object' },
    errors: errors.argType,
    links: { control: false },
    glyphs: { control: false },
    typedPassword: { control: false },
  },
})

/** All props are controls, without a machine or network. */
export const Playground = meta.story({ args: { errors: errors.named('None') } })

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    const email = canvas.getByLabelText('Email')
    const password = canvas.getByLabelText('Password')
    const birthday = canvas.getByLabelText('Birthday')
    await step('J13 a password manager knows the fields, and a browser the birthday', async () => {
      await expect(email).toHaveAttribute('autocomplete', 'username')
      await expect(password).toHaveAttribute('autocomplete', 'new-password')
      await expect(birthday).toHaveAttribute('autocomplete', 'bday')
    })
    await step(
      'It tells of each change, of the field that is left, and at submit of what the fields hold',
      async () => {
        await userEvent.type(email, 'robin@example.com')
        await expect(args.onEmailChange).toHaveBeenLastCalledWith('robin@example.com')
        await userEvent.type(password, ' secret ')
        await expect(args.onEmailBlur).toHaveBeenLastCalledWith('robin@example.com')
        await userEvent.type(birthday, '1990-05-17')
        await expect(args.onBirthdayChange).toHaveBeenLastCalledWith('1990-05-17')
        await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
        await expect(args.onSubmit).toHaveBeenLastCalledWith({
          email: 'robin@example.com',
          password: ' secret ',
          birthday: '1990-05-17',
        })
      },
    )
    await step('J14 a value that came without an event is sent as well', async () => {
      if (email instanceof HTMLInputElement) email.value = 'filled@example.com'
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        email: 'filled@example.com',
        password: ' secret ',
        birthday: '1990-05-17',
      })
    })
    await step('The other ways', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }))
      await expect(args.onProvider).toHaveBeenLastCalledWith('google')
      await userEvent.click(canvas.getByRole('link', { name: 'Log in' }))
      await expect(args.onLogIn).toHaveBeenCalledTimes(1)
    })
    for (const field of [email, password, birthday]) await userEvent.clear(field)
    canvas.getByRole('link', { name: 'Log in' }).blur()
  },
})

export const Suggestion = meta.story({
  name: '“Did you mean …?”',
  args: { email: 'robin@gmial.com', suggestion: 'robin@gmail.com' },
  play: async ({ canvas, args }) => {
    const email = canvas.getByLabelText('Email')
    const button = canvas.getByRole('button', { name: 'Did you mean robin@gmail.com?' })
    await expect(button.closest('[role=status]')).not.toBeNull()
    await userEvent.click(button)
    await expect(email).toHaveValue('robin@gmail.com')
    await expect(email).toHaveFocus()
    await expect(args.onSuggestion).toHaveBeenCalledTimes(1)
  },
})

export const Blocked = meta.story({
  name: 'Blocked but for the birthday (C10, J12)',
  args: {
    blocked: 'submit',
    email: 'robin@example.com',
    birthday: '1990-05-17',
    errors: { notice: 'signup.ineligible' },
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Continue' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/not eligible to sign up/)
    await expect(button).toHaveAccessibleDescription(/Editing your birthday won’t change this\.$/)
    for (const label of ['Email', 'Password']) await expect(canvas.getByLabelText(label)).toBeDisabled()
    await expect(canvas.getByLabelText('Birthday')).toBeEnabled()
    await userEvent.type(canvas.getByLabelText('Birthday'), '1990-05-18{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    canvas.getByLabelText('Birthday').blur()
    await waitFor(() => expect(canvas.getByText(/not eligible to sign up/)).toBeVisible())
  },
})

export const EveryPlaceForAnError = meta.story({
  name: 'Every place where an error can stand',
  args: {
    email: 'robin@example.com',
    errors: {
      notice: 'signup.other',
      email: 'signup.emailContainsBrand',
      password: 'signup.passwordNonAscii',
      birthday: 'signup.birthdayRequired',
    },
  },
})

export const Japan = meta.story({
  name: 'The third provider, in Japan',
  args: { mode: 'choosing', providers: [...plain.providers, { provider: 'line', variant: 'default' }] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Continue with LINE' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with email' }))
    await expect(args.onEmailChosen).toHaveBeenCalledTimes(1)
  },
})

const full = {
  email: 'robin@gmial.com',
  suggestion: 'robin@gmail.com',
  errors: { password: 'signup.passwordTooShort', birthday: 'signup.birthdayInvalid' },
} as const

export const Dark = meta.story({ args: full, globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ name: 'Right to left (J21)', args: full, globals: { locale: 'ar' } })
export const Phone = meta.story({ name: 'Phone, 320 px (J17)', args: full, globals: inMode('phone') })
