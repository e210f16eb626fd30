import { vi } from 'vitest'
import type { MountedPage } from './mountPage.tsx'

const hour = 3_600_000

const visibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

const moved = (move: () => void) =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
    move()
  })

/** What can happen to a page while a call is in flight. None of it may have an effect. */
export const upsets: Readonly<Record<string, (page: MountedPage) => unknown>> = {
  'the tab is hidden and shown, and the page frozen and thawed': () => {
    visibility('hidden')
    for (const name of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
    visibility('visible')
  },
  'the user goes back and forward': async () => {
    history.pushState({}, '')
    await moved(() => history.back())
    await moved(() => history.forward())
    await moved(() => history.back())
  },
  'the clock is set five hours on, then ten back': ({ jump }) => {
    jump(5 * hour)
    jump(-10 * hour)
  },
}
