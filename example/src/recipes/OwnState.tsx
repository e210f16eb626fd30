import { useState } from 'react'
import { LoginView, loginViewDefaults, type LoginViewProps } from 'tackboard/views'

export interface OwnStateProps {
  /** A call of your own. Its message is shown when it rejects. */
  readonly logIn: (email: string, password: string) => Promise<void>
}

/** Tackboard's form on a state of our own: no machine, no provider, no client. */
export function OwnState({ logIn }: OwnStateProps) {
  const [state, setState] = useState<Pick<LoginViewProps, 'isPending' | 'errors' | 'serverMessage'>>({
    isPending: false,
    errors: {},
    serverMessage: null,
  })
  const submit: LoginViewProps['onSubmit'] = async ({ email, password }) => {
    if (!password) {
      setState({ isPending: false, errors: { password: 'login.passwordRequired' }, serverMessage: null })
      return
    }
    setState({ isPending: true, errors: {}, serverMessage: null })
    try {
      await logIn(email, password)
    } catch (error) {
      const serverMessage = error instanceof Error ? error.message : null
      setState({ isPending: false, errors: { notice: 'login.serverMessage' }, serverMessage })
    }
  }
  return <LoginView {...loginViewDefaults} {...state} onSubmit={submit} />
}
