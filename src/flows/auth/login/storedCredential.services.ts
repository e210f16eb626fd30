import { storedCredentialMachine } from '../../../../machines/auth/storedCredential/storedCredential.machine.ts'
import { isOtherPerson } from '../../../domain/auth/storedCredential.ts'
import { flowValue } from '../../runtime/flowValue.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { LoginActor } from './login.connect.ts'

/** The form that logs in with the credential. */
export const storedCredentialOf = flowValue<LoginActor>('its log-in form')

/** Asking for a stored password, with its actor. */
export const storedCredentialLogic = storedCredentialMachine.provide({
  actors: {
    readCredential: fromCall(async ({ config, input: { mediation }, signal, system }) => {
      const read = (await config.platform.credentials.read?.(mediation, signal)) ?? 'notSupported'
      if (typeof read === 'string') return read
      const { email } = storedCredentialOf.of(system).getSnapshot().context
      return isOtherPerson(email, read) ? 'otherPerson' : read
    }),
  },
})
