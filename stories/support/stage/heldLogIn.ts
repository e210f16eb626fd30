import { http } from 'msw'
import { authEndpoints } from '../../../src/api/auth/auth.endpoints.ts'
import { answerWith } from './mountFlow.tsx'

/** From now on each log-in call is answered when the test says so: with a log-in. */
export function heldLogIn(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  answerWith(
    http.post(`*${authEndpoints.logIn.path}`, async () => {
      await promise
      return Response.json({
        client_context: {},
        resource_response: { data: { user: { id: '1', username: 'wren' } } },
      })
    }),
  )
  return resolve
}
