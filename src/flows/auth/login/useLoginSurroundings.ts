'use client'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { authMachine } from '../../../../machines/auth/auth/auth.machine.ts'
import { passwordResetHref } from '../../../domain/navigation/links.ts'
import {
  isPersonalized,
  passwordDisabledHint,
  visibleProviders,
} from '../../../domain/auth/providers/providers.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import type { AuthFlowProps } from '../shell/auth.props.ts'
import type { LoginSurroundings } from './login.connect.ts'

export interface SurroundingsInput extends Pick<AuthFlowProps, 'glyphs'> {
  readonly auth: ActorRefFrom<typeof authMachine>
  readonly config: TackboardConfig
  readonly layout: LoginSurroundings['layout']
  readonly isGreeting: boolean
  readonly isBusiness: boolean
  readonly email: string
}

/** Who is looking, from where, and which ways lead on: what the form shows besides its own state. auth.txt §2, §6. */
export function useLoginSurroundings({
  auth,
  config,
  layout,
  isGreeting,
  isBusiness,
  email,
  glyphs,
}: SurroundingsInput): LoginSurroundings {
  return useMemo(() => {
    const { viewer, country, experiments, policy, onLog } = config
    const person = isGreeting && isPersonalized(viewer) ? (viewer.personalization ?? null) : null
    const { paths } = policy
    return {
      layout,
      isBusiness,
      email,
      isPersonalized: isGreeting,
      person: person && { name: person.firstName, imageUrl: person.imageUrl ?? null },
      providers: visibleProviders({ country, viewerType: viewer.type, experiments, personalized: person }),
      passwordDisabled: person && passwordDisabledHint(person),
      links: {
        terms: paths.terms,
        privacy: paths.privacy,
        signUp: paths.signup,
        businessSignUp: paths.businessSignup,
        personalLogin: paths.login,
      },
      glyphs,
      typedPassword: () => auth.getSnapshot().children.login?.getSnapshot().context.password ?? '',
      onTouch: () => auth.send({ type: 'form.touched' }),
      onLeft({ target }) {
        // Foreign characters are no error here. auth.txt §5: "only logged on blur". The value itself stays in the page. C1.
        if (target instanceof HTMLInputElement && /[^ -~]/.test(target.value))
          onLog({ level: 'info', event: 'login.nonAscii', details: { field: target.name } })
      },
      onSignUp: () => auth.send({ type: 'signup.requested' }),
      onOtherAccount: () => auth.send({ type: 'otherAccount.requested' }),
      resetHref: (typed) =>
        passwordResetHref({ path: paths.passwordReset, email: policy.emailInResetLink ? typed : '' }),
    }
  }, [auth, config, layout, isGreeting, isBusiness, email, glyphs])
}
