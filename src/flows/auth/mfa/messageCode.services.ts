import { messageCodeMachine } from '../../../../machines/auth/messageCode/messageCode.machine.ts'
import { browserMessageCodes } from '../../../platform/messageCodes.ts'
import { fromCall } from '../../runtime/fromCall.ts'

/** The reading of a message with its actor. */
export const messageCodeLogic = messageCodeMachine.provide({
  actors: {
    receiveCode: fromCall(({ config, signal }) =>
      (config.platform.messageCodes ?? browserMessageCodes).receive(signal),
    ),
  },
})
