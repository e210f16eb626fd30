import type { SnapshotFrom } from 'xstate'
import type { messageCodeMachine } from '../../../../machines/auth/messageCode/messageCode.machine.ts'

/** The code that fills in the field. */
export const connectMessageCode = ({ context }: SnapshotFrom<typeof messageCodeMachine>) => ({
  receivedCode: context.code,
})
