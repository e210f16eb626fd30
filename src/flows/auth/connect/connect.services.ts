import { connectMachine } from '../../../../machines/auth/connect/connect.machine.ts'
import { scriptPolling } from '../../../domain/policy/policy.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** The popup's machine with every actor provided from the config. */
export const provideConnect = ({ platform, policy }: TackboardConfig, locale: string) =>
  connectMachine.provide({
    actors: {
      findOpener: fromCall(() => Promise.resolve(platform.window.hasOpener())),
      loadProvider: fromCall(({ input, signal }) =>
        platform.providers.load(input.provider, { ...scriptPolling(policy), locale, signal }),
      ),
      askProvider: fromCall(({ input: { provider, isRerequest }, signal }) =>
        platform.providers.logIn(provider, signal, { isRerequest }),
      ),
    },
  })
