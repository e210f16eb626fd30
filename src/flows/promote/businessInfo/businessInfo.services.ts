import { businessInfoMachine } from '../../../../machines/promote/businessInfo/businessInfo.machine.ts'
import type { PromoteServices } from '../../../api/promote/promoteServices.ts'
import { fromCall } from '../../runtime/fromCall.ts'

/** The business form's machine with the app's service. */
export const provideBusinessInfo = ({ saveBusinessInfo }: Pick<PromoteServices, 'saveBusinessInfo'>) =>
  businessInfoMachine.provide({
    actors: { saveBusinessInfo: fromCall(({ input, signal }) => saveBusinessInfo(input, signal)) },
  })
