import { connectMachine } from '../../../../machines/auth/connect/connect.machine.ts'
import { scriptPolling } from '../../../domain/policy/policy.ts'
import { fromCall } from '../../runtime/fromCall.ts'

/** The popup's machine with its actors. */
export const connectLogic = connectMachine.provide({
  actors: {
    findOpener: fromCall(async ({ config }) => config.platform.window.hasOpener()),
    loadProvider: fromCall(({ config: { platform, policy, locale }, input, signal }) =>
      platform.providers.load(input.provider, { ...scriptPolling(policy), locale, signal }),
    ),
    askProvider: fromCall(({ config, input: { provider, isRerequest }, signal }) =>
      config.platform.providers.logIn(provider, signal, { isRerequest }),
    ),
  },
})
