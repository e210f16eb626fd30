import { afterEach, expect, it, vi } from 'vitest'
import { browserSteps } from './steps.ts'

const { href } = location
afterEach(() => history.replaceState(null, '', href))

const traveled = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))

it('keeps what a router has stored in the entry, and the address', async () => {
  history.replaceState({ key: 'router', idx: 4 }, '')
  browserSteps.mark('login', 0)
  browserSteps.add('login', 1)
  expect(history.state).toMatchObject({ key: 'router', idx: 4 })
  expect(location.href).toBe(href)
  expect(browserSteps.depth('login')).toBe(1)
  browserSteps.goBack(1)
  await traveled()
  expect(history.state).toMatchObject({ key: 'router', idx: 4 })
  expect(browserSteps.depth('login')).toBe(0)
})

it('each flow of a page has its own steps', () => {
  browserSteps.mark('login', 2)
  browserSteps.mark('modal', 0)
  expect([browserSteps.depth('login'), browserSteps.depth('modal'), browserSteps.depth('other')]).toEqual([
    2,
    0,
    null,
  ])
  browserSteps.mark('login', null)
  expect([browserSteps.depth('login'), browserSteps.depth('modal')]).toEqual([null, 0])
})

it('reads nothing from the state of others', () => {
  for (const state of [null, 'text', 7, { tackboardSteps: 'text' }, { tackboardSteps: { login: '1' } }]) {
    history.replaceState(state, '')
    expect(browserSteps.depth('login')).toBeNull()
  }
})

it('tells of Back until it is unsubscribed', async () => {
  const listener = vi.fn<() => void>()
  const stop = browserSteps.onTravel(listener)
  browserSteps.add('login', 1)
  browserSteps.goBack(1)
  await traveled()
  expect(listener).toHaveBeenCalledOnce()
  stop()
  browserSteps.add('login', 1)
  browserSteps.goBack(1)
  await traveled()
  expect(listener).toHaveBeenCalledOnce()
})
