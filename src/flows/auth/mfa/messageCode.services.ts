import { messageCodeMachine } from '../../../../machines/auth/messageCode/messageCode.machine.ts'
import { fromCall } from '../../runtime/fromCall.ts'

/** The reading of a message with its actor. */
export const messageCodeLogic = messageCodeMachine.provide({
  actors: {
    receiveCode: fromCall(
      async ({ config, signal }) => (await config.platform.messageCodes?.receive(signal)) ?? null,
    ),
  },
})
