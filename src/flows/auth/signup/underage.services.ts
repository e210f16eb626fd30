import { underageMachine } from '../../../../machines/auth/underage/underage.machine.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { setUnderageFlag } from './underageFlag.ts'

/** The underage confirmation with its actor. */
export const underageLogic = underageMachine.provide({
  actors: { setUnderageFlag: fromCall(async ({ config }) => setUnderageFlag(config.platform)) },
})
