import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  accountRecoveryMachine,
  type RecoveryCredentials,
} from '../../../../machines/auth/accountRecovery/accountRecovery.machine.ts'
import { flush } from '../../../../testing/machines/run.ts'
import type { LoginData } from '../../../domain/auth/providers/loginData.ts'
import { resolvePolicy, type PolicyOverrides } from '../../../domain/policy/policy.ts'
import { accountRecoveryCallbacks, connectAccountRecovery } from './accountRecovery.connect.ts'

const credentials = { facebook_id: '1', facebook_token: 't' }

function start(
  data: LoginData | null,
  given: RecoveryCredentials | null = credentials,
  policy: PolicyOverrides = {},
) {
  const machine = accountRecoveryMachine.provide({
    actors: {
      readLoginData: fromPromise(() => (data ? Promise.resolve(data) : Promise.reject(new Error('x')))),
    },
  })
  const actor = createActor(machine, { input: { policy: resolvePolicy(policy), credentials: given } }).start()
  return { actor, props: () => connectAccountRecovery(actor.getSnapshot()) }
}

it('§2 names the variant once the login data is read', async () => {
  const { props } = start({ isGoogleConnected: false, hasPassword: true, isFBAuthOnly: false })
  expect(props()?.variant).toBeNull()
  await flush()
  expect(props()?.variant).toBe('hasPassword')
})

it('§7 the default one when nothing is known', async () => {
  const { props } = start(null)
  await flush()
  expect([props()?.variant, start(null, null).props()?.variant]).toEqual(['default', 'default'])
})

it('§2 C3 links to the password-reset page with lookup=true, wherever that is, and with nothing of the person', () => {
  expect(start(null).props()?.resetHref).toBe('/password/reset/?lookup=true')
  const paths = { passwordReset: '/reset?from=banner' }
  expect(start(null, credentials, { paths }).props()?.resetHref).toBe('/reset?from=banner&lookup=true')
})

it('is nothing once it is dismissed', () => {
  const { actor, props } = start(null)
  accountRecoveryCallbacks(actor.send).onDismiss()
  expect(props()).toBeNull()
})
