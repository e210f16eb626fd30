import { businessInfoMachine } from '../../../../machines/promote/businessInfo/businessInfo.machine.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { promoteServices } from '../promoteServices.ts'

/** The business form's machine with its actor, the app's service. */
export const businessInfoLogic = businessInfoMachine.provide({
  actors: {
    saveBusinessInfo: fromCall(({ input, signal, system }) =>
      promoteServices.of(system).saveBusinessInfo(input, signal),
    ),
  },
})
