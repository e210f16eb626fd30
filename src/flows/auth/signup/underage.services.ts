import { underageMachine } from '../../../../machines/auth/underage/underage.machine.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { setUnderageFlag } from './underageFlag.ts'

/** The underage confirmation with every actor provided from the config. */
export const provideUnderage = ({ platform }: TackboardConfig) =>
  underageMachine.provide({
    actors: { setUnderageFlag: fromCall(() => Promise.resolve(setUnderageFlag(platform))) },
  })
