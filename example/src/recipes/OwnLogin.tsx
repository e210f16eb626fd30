import { useMachine } from '@xstate/react'
import { useEffect, type SubmitEvent } from 'react'
import { createClient, defaultPolicy, loginEndpoints, memberOf, toSsoInfo, type User } from 'tackboard'
import {
  forgotPasswordMachine,
  loginMachine,
  rateLimitMachine,
  ssoCheckMachine,
  type LoginOutput,
} from 'tackboard/machines'
import { fromPromise } from 'xstate'

/** For an API of another origin, add its `baseUrl`. */
const client = createClient(loginEndpoints, { policy: defaultPolicy })

/** What the API asks of each log-in: kinds of event and app, and the token of the invisible bot check, which this page does not run. */
const visit = { attempt_event: 7534, app_type_from_client: 7, recaptchaV3Token: 'default' } as const

/**
 * The machine with the calls that this page makes: all that a log-in with a password needs. A call that is missing rejects with an error
 * that names it; a missing child machine, such as `ssoCheck`, throws that error while rendering.
 */
const machine = loginMachine.provide({
  actors: {
    logIn: fromPromise(async ({ input: { credentials }, signal }) => {
      return memberOf(await client.logIn({ ...credentials, ...visit, get_user: true }, signal))
    }),
    ssoCheck: ssoCheckMachine.provide({
      actors: {
        checkSso: fromPromise(async ({ input, signal }) =>
          toSsoInfo(await client.checkSso(input, signal), { origin: location.origin }),
        ),
      },
    }),
    forgotPassword: forgotPasswordMachine.provide({
      actors: {
        requestReset: fromPromise(async ({ input: { identifier }, signal }) => {
          await client.forgotPassword({ username_or_email: identifier, type: 'reset' }, signal)
        }),
      },
    }),
    // This page has no bot-check widget, so a log-in that asks for one is told to wait.
    rateLimit: rateLimitMachine.provide({
      actors: {
        recordTimestamp: fromPromise<{ isWithin: boolean }, undefined>(() =>
          Promise.resolve({ isWithin: false }),
        ),
      },
    }),
  },
})

/** Our own words: for rows of the error catalogue that are shown in the form, and for dialogs, the states of `notice`. */
const sentences: Readonly<Record<string, string>> = {
  'login.wrongPassword': 'That is not the password of this account.',
  'login.emailRequired': 'Please enter your email.',
  'login.passwordRequired': 'Please enter your password.',
  tooManyAttempts: 'Too many attempts. Please wait a while.',
}
/** For everything else. */
const otherwise = 'You could not be logged in.'

export interface OwnLoginProps {
  readonly onLoggedIn: (user: User) => void
  /** Two-factor, single sign-on, a sign-up: lead on to `LoginPage`, or to views of your own. */
  readonly onOtherOutcome: (output: LoginOutput) => void
}

/** A log-in with markup of our own, on Tackboard's machine: its states, calls, errors and time limits. */
export function OwnLogin({ onLoggedIn, onOtherOutcome }: OwnLoginProps) {
  const [snapshot, send] = useMachine(machine, { input: { policy: defaultPolicy } })
  const { output } = snapshot
  useEffect(() => {
    if (output?.outcome === 'loggedIn') onLoggedIn(output.user)
    else if (output) onOtherOutcome(output)
  }, [output, onLoggedIn, onOtherOutcome])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    send({
      type: 'form.submitted',
      email: String(values.get('email')),
      password: String(values.get('password')),
    })
  }
  const [row] = Object.values(snapshot.context.errors)
  const notice = Object.keys(sentences).find((name) => snapshot.matches({ notice: name }))
  return (
    <form onSubmit={submit} noValidate>
      <label>
        Email
        <input
          name="email"
          type="email"
          onChange={({ target }) => send({ type: 'email.changed', value: target.value })}
        />
      </label>
      <label>
        Password
        <input name="password" type="password" />
      </label>
      <button type="submit">{snapshot.hasTag('pending') ? 'One moment …' : 'Enter'}</button>
      {snapshot.matches({ submitting: 'slow' }) && (
        <button type="button" onClick={() => send({ type: 'submit.cancelled' })}>
          Stop waiting
        </button>
      )}
      <p role="alert">{row && (sentences[row] ?? otherwise)}</p>
      {snapshot.matches('notice') && (
        <p role="alert">
          <span>{notice ? sentences[notice] : otherwise}</span>{' '}
          <button onClick={() => send({ type: 'notice.closed' })}>Back</button>
        </p>
      )}
    </form>
  )
}
