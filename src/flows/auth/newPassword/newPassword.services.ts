import { newPasswordMachine } from '../../../../machines/auth/newPassword/newPassword.machine.ts'
import { newPasswordEndpoints } from '../../../api/auth/newPassword.endpoints.ts'
import { clientOf } from '../../runtime/clientOf.ts'
import { fromCall } from '../../runtime/fromCall.ts'

const client = clientOf(newPasswordEndpoints)

/** The machine of the page with its actors. */
export const newPasswordLogic = newPasswordMachine.provide({
  actors: {
    checkPasswordLink: fromCall(
      async ({ config, input, signal }) =>
        (await client(config).checkPasswordLink(input, signal)).resource_response.data,
    ),
    setPassword: fromCall(
      async ({ config, input, signal }) =>
        (await client(config).setPassword(input, signal)).resource_response.data,
    ),
  },
})
