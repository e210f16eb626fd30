import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { assign, createActor, setup, type SnapshotFrom } from 'xstate'
import { types } from '../../../machines/fragments/setup.ts'
import { useConnect, type SendTo } from './useConnect.ts'

const form = setup({
  types: types<{
    context: { name: string; isSecret: boolean }
    events: { type: 'name.changed'; name: string } | { type: 'secret.changed' }
  }>(),
}).createMachine({
  context: { name: '', isSecret: false },
  on: {
    'name.changed': { actions: assign({ name: ({ event }) => event.name }) },
    'secret.changed': { actions: assign({ isSecret: true }) },
  },
})

const connect = ({ context }: SnapshotFrom<typeof form>) => ({ isSecret: context.isSecret })
const callbacks = (send: SendTo<typeof form>) => ({
  onSecret: () => send({ type: 'secret.changed' }),
})

/** A component connected to a running form; `renders` lists the props of each time that it rendered. */
function start() {
  const actor = createActor(form).start()
  const renders: (ReturnType<typeof connect> & ReturnType<typeof callbacks>)[] = []
  function Connected() {
    renders.push(useConnect(actor, connect, callbacks))
    return null
  }
  const root = createRoot(document.createElement('div'))
  flushSync(() => root.render(<Connected />))
  return {
    actor,
    renders,
    send: (event: Parameters<typeof actor.send>[0]) => flushSync(() => actor.send(event)),
  }
}

it('renders only when the connected state changes', () => {
  const { renders, send } = start()
  for (const name of ['L', 'La', 'Lak', 'Lake']) send({ type: 'name.changed', name })
  expect(renders).toHaveLength(1)
  send({ type: 'secret.changed' })
  expect(renders.map(({ isSecret }) => isSecret)).toEqual([false, true])
})

it('creates the callbacks once, and they reach the actor', () => {
  const { actor, renders, send } = start()
  send({ type: 'secret.changed' })
  expect(renders[1]?.onSecret).toBe(renders[0]?.onSecret)
  renders[0]?.onSecret()
  expect(actor.getSnapshot().context.isSecret).toBe(true)
})

it('rejects functions in the state by type, so that no callback can hold a stale snapshot', () => {
  const stale = ({ context: { name } }: SnapshotFrom<typeof form>) => ({ typedName: () => name })
  // @ts-expect-error -- a function in the state would keep the first snapshot: 'L' while the context says 'Lake'
  const useStale = () => useConnect(createActor(form), stale)
  expect(useStale).toBeTypeOf('function')
})
