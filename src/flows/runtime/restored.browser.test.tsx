import { useState, type ReactNode } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { registry } from '../../../machines/registry.ts'
import { heldLogIn } from '../../../testing/stage/heldLogIn.ts'
import { modes, type MountOptions } from '../../../testing/stage/mountFlow.tsx'
import { emailField, fill, logIn, passwordField, see, soon } from '../../../testing/stage/person.ts'
import { browserWindow } from '../../platform/window.ts'
import { LoginPage } from '../auth/shell/LoginPage.tsx'
import { useTackboard } from './config.ts'
import { TackboardProvider } from './TackboardProvider.tsx'
import { leavingEvents } from './testing/leavingEvents.ts'
import { restoredRows } from './testing/restoredRows.tsx'

/** The browser's own event of a restored page, on a platform that goes nowhere. */
function Restored({ children }: { readonly children: ReactNode }) {
  const { platform } = useTackboard()
  const [window] = useState(() => ({ ...platform.window, onRestored: browserWindow.onRestored }))
  const [own] = useState(() => ({ ...platform, window }))
  return <TackboardProvider platform={own}>{children}</TackboardProvider>
}

const show = (persisted = true) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

/** Loses every message of a channel, by which React schedules its work, until the returned function is called. */
function losingMessages(): () => void {
  const lost: (() => void)[] = []
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (...args: unknown[]) {
    lost.push(() => Reflect.apply(postMessage, this, args))
  }
  return () => {
    MessagePort.prototype.postMessage = postMessage
    lost.forEach((post) => post())
  }
}

const leavingIn = (node: AnyStateNode): string[] => [
  ...(node.tags.includes('leaving') ? [[node.machine.id, ...node.path].join('.')] : []),
  ...Object.values(node.states).flatMap(leavingIn),
]

it('P2 every state that waits for the page to be left has a row', () => {
  const leaving = Object.values(registry).flatMap(({ root }) => leavingIn(root))
  expect(restoredRows.map(({ state }) => state).toSorted()).toEqual(leaving.toSorted())
})

it('P2 every event that leaves the page says which states wait for it', () => {
  const sources = import.meta.glob<string>('../**/*.effects.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const leaves = /\b(goTo|settleResource|leavePage|closePage)\(|navigation\.go\(|window\.(close|back)\(/
  const events = Object.values(sources)
    .flatMap((source) => source.split(/(?=case ')/).slice(1))
    .filter((branch) => leaves.test(branch.replace(/\n}\n[\s\S]*/, '')))
    .map((branch) => /'(.+?)'/.exec(branch)?.[1] ?? '')
  expect([...new Set(events)].toSorted()).toEqual(Object.keys(leavingEvents).toSorted())
  const states = Object.values(leavingEvents).filter((waiting) => typeof waiting !== 'string')
  expect(restoredRows.map(({ state }) => state).toSorted()).toEqual(states.flat().toSorted())
})

describe.each(modes)('P2 a page restored from the back/forward cache, %s', (_, put) => {
  const mount = (node: ReactNode, options?: MountOptions) => put(<Restored>{node}</Restored>, options)

  it.each(restoredRows)('starts anew in $state', async ({ state, node, options, steps, finds }) => {
    const mounted = mount(node, options)
    await steps?.(mounted)
    await soon(() => expect([...mounted.recorder.visited]).toContain(state))
    const calls = mounted.calls.length
    show(false)
    expect([...mounted.recorder.visited]).toContain(state)
    expect(mounted.calls).toHaveLength(calls)
    show()
    await finds(mounted)
  })

  it('starts anew where the browser has lost what React had scheduled, as Firefox sometimes does', async () => {
    const mounted = mount(<LoginPage />)
    await logIn()
    await soon(() => expect([...mounted.recorder.visited]).toContain('auth.loggedIn'))
    const giveBack = losingMessages()
    onTestFinished(giveBack)
    show()
    await soon(() => expect(emailField().value).toBe(''))
  })

  it('keeps what was typed where a form was open', async () => {
    mount(<LoginPage />)
    await fill('Email', 'wren@example.com')
    await fill('Password', 'half of it')
    const form = emailField().form
    show()
    expect([emailField().value, passwordField().value, emailField().form]).toEqual([
      'wren@example.com',
      'half of it',
      form,
    ])
  })

  it('waits for a call that was made before, and no longer than ever', async () => {
    const mounted = mount(<LoginPage />)
    heldLogIn()
    await logIn()
    await soon(() => expect([...mounted.recorder.now()]).toContain('login.submitting.waiting'))
    show()
    expect([...mounted.recorder.now()]).toContain('login.submitting.waiting')
    mounted.clock.advance(30_000)
    await see(/took too long|try again/i)
    expect(emailField().value).toBe('wren@example.com')
  })
})
