import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import type { NavigationHistory } from '../../domain/navigation/navigationHistory.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { useTackboard } from './config.ts'
import { TackboardProvider } from './TackboardProvider.tsx'

/** An app with a router: every step changes the address that the provider gets. */
function start(first: string) {
  const platform = createMemoryPlatform({ href: `https://own.example${first}` })
  const seen: { history?: NavigationHistory } = {}
  const Reader = () => {
    seen.history = useTackboard().history
    return null
  }
  const root = createRoot(document.createElement('div'))
  const show = (address: string) =>
    flushSync(() =>
      root.render(
        <TackboardProvider platform={platform} address={address}>
          <Reader />
        </TackboardProvider>,
      ),
    )
  const go = (address: string) => {
    platform.navigation.replace(address)
    show(address)
  }
  show(first)
  return {
    history: () => seen.history,
    go,
    travel: (address: string) => {
      platform.navigation.replace(address)
      platform.window.travel()
      show(address)
    },
    /** The browser went back, but the page stays. */
    stay: () => platform.window.travel(),
    unmount: () => root.unmount(),
  }
}

it('§9 the provider keeps previous, current and forward from the router’s addresses', async () => {
  const { go, history, travel, unmount } = start('/ideas/')
  expect(history()).toEqual({ previous: [], current: '/ideas/', forward: [] })
  go('/pin/1/')
  await expect.poll(history).toEqual({ previous: ['/ideas/'], current: '/pin/1/', forward: [] })
  travel('/ideas/')
  await expect.poll(history).toEqual({ previous: [], current: '/ideas/', forward: ['/pin/1/'] })
  travel('/pin/1/')
  await expect.poll(history).toEqual({ previous: ['/ideas/'], current: '/pin/1/', forward: [] })
  unmount()
})

it('§9 a link to the page before is a new visit, also after a step back that stayed on the page', async () => {
  const { go, history, stay, unmount } = start('/ideas/')
  go('/pin/1/')
  stay()
  go('/ideas/')
  await expect.poll(history).toEqual({ previous: ['/ideas/', '/pin/1/'], current: '/ideas/', forward: [] })
  unmount()
})

it('§9 without an address the history is the app’s own', () => {
  const given: NavigationHistory = { previous: ['/a/'], current: '/b/', forward: [] }
  const seen: NavigationHistory[] = []
  const Reader = () => {
    seen.push(useTackboard().history)
    return null
  }
  const root = createRoot(document.createElement('div'))
  flushSync(() =>
    root.render(
      <TackboardProvider history={given}>
        <TackboardProvider>
          <Reader />
        </TackboardProvider>
      </TackboardProvider>,
    ),
  )
  expect(seen).toEqual([given])
  root.unmount()
})
