/** A flow that is over waits for the page to be left, or is unmounted by the app. A page that waits may be restored, and must start anew. P2. */
import { expect, it } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { registry } from './registry.ts'

/** Why a flow that is over shows nothing that waits. */
const unmounted = 'the app unmounts it, and it renders nothing'
const closesWindow = 'its window closes, so no browser keeps the page; where it stays, it says so'
const ends: Readonly<Record<string, string>> = {
  'accountRecovery.dismissed': unmounted,
  'auth.dismissed': unmounted,
  'connect.connected': closesWindow,
  'connect.left': closesWindow,
  'connect.refused': closesWindow,
  'emailVerification.closed': unmounted,
  'oneTap.dismissed': unmounted,
  'oneTap.notOffered': unmounted,
  'oneTap.optedOut': unmounted,
  'passkeyCreation.created': 'it is over what waits: the log-in goes on, or the list shows it',
  'passkeyCreation.declined': 'the log-in that waits for it goes on',
  'passkeyLogin.loggedIn': 'it is beside the log-in form, which waits',
  'pinSaved.closed': unmounted,
  'saveChange.changed': unmounted,
  'saveChange.failed': unmounted,
  'saveChange.kept': unmounted,
  'saveConfirmation.dismissed': unmounted,
  'saveToBoard.closed': unmounted,
  'saveToBoard.failed': unmounted,
  'saveToBoard.saved': unmounted,
  'storedCredential.handedOver': 'it is beside the log-in form, which waits',
  'storedCredential.unused': 'it renders nothing, and the log-in form is as it was',
}

const machines: readonly AnyStateMachine[] = Object.values(registry)
/** Machines that another one runs: their ends are steps of that one. */
const inner = new Set(machines.flatMap(({ implementations }) => Object.keys(implementations.actors)))

const finals = machines
  .filter(({ id }) => !inner.has(id))
  .flatMap(({ root }) => Object.values<AnyStateNode>(root.states))
  .filter(({ type }) => type === 'final')

it('P2 every flow that is over waits for the page to be left, or shows nothing that waits', () => {
  const unknown = finals.filter(({ tags }) => !tags.includes('leaving')).map(({ id }) => id)
  expect(unknown.toSorted()).toEqual(Object.keys(ends))
})
