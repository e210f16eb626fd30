import { http } from 'msw'
import { authEndpoints } from '../../src/api/auth/everyAuthEndpoint.ts'
import { answerWith } from './mountFlow.tsx'

/** Holds every log-in call until the returned function is called. Then the call succeeds. */
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
