import { useMachine } from '@xstate/react'
import { useId } from 'react'
import { loginMachine } from './login.machine.ts'
import {
  Anchor,
  Button,
  Field,
  Form,
  Glyph,
  Icon,
  Input,
  Label,
  Page,
  Problem,
  ProviderButton,
  Providers,
  Reveal,
  Small,
  Title,
} from './login.styles.ts'

const providers = ['Facebook', 'Google']

/**
 * The floor: what a good engineer writes for this one page with the same three libraries, and no more than that: the same
 * fields, buttons, links and words as our `LoginPage`, one styled component a kind, one machine, controlled inputs.
 */
export function FloorLoginPage() {
  const [snapshot, send] = useMachine(loginMachine)
  const { email, password, error, isShown } = snapshot.context
  const id = useId()
  const isPending = snapshot.matches('submitting')
  return (
    <Page>
      <Title>Log in</Title>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: 'form.submitted' })
        }}
      >
        <Field>
          <Label htmlFor={`${id}email`}>Email</Label>
          <Input
            id={`${id}email`}
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={({ currentTarget }) => send({ type: 'email.changed', value: currentTarget.value })}
          />
        </Field>
        <Field>
          <Label htmlFor={`${id}password`}>Password</Label>
          <Input
            id={`${id}password`}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            value={password}
            aria-invalid={error !== ''}
            aria-describedby={`${id}error`}
            onChange={({ currentTarget }) => send({ type: 'password.changed', value: currentTarget.value })}
          />
          <Reveal
            type="button"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => send({ type: 'reveal.toggled' })}
          >
            <Icon viewBox="0 0 24 24" aria-hidden="true">
              <path d="M2 12q10-14 20 0-10 14-20 0M12 9a3 3 0 010 6 3 3 0 010-6" />
            </Icon>
          </Reveal>
        </Field>
        <Problem id={`${id}error`} role="alert">
          {error}
        </Problem>
        <div>
          <Anchor href="/password/reset/">Forgot your password?</Anchor>
        </div>
        <Button type="submit" disabled={isPending}>
          Log in
        </Button>
      </Form>
      <Small>or</Small>
      <Providers>
        {providers.map((name) => (
          <ProviderButton key={name} type="button">
            <Glyph aria-hidden="true">{name[0]}</Glyph>
            <span>Continue with {name}</span>
          </ProviderButton>
        ))}
      </Providers>
      <Small>
        By continuing, you agree to Tackboard's <Anchor href="/terms/">Terms of Service</Anchor> and
        acknowledge that you have read our <Anchor href="/privacy/">Privacy Policy</Anchor>.
      </Small>
      <Small>
        Need an account? <Anchor href="/signup/">Sign up now</Anchor>
      </Small>
    </Page>
  )
}
