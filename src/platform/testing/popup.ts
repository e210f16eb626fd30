import { vi } from 'vitest'
import type { Popup } from '../platform.ts'
import { browserPopup } from '../popup.ts'

export const trusted = 'https://trusted.example'

export const request = {
  url: '/mockServiceWorker.js',
  name: 'tackboard-test',
  width: 580,
  height: 400,
  trustedOrigins: [trusted],
}

let opened: Window | null = null

/** The window that the test opened. */
export const openedWindow = () => opened

/** Opens a real window and stores it, so that a test can send messages from it. */
export function open(url = request.url): Popup {
  const real = window.open.bind(window)
  vi.spyOn(window, 'open').mockImplementation((...args) => (opened = real(...args)))
  const opening = browserPopup.open({ ...request, url })
  if (opening.status !== 'open') throw new Error(opening.status)
  return opening.popup
}

/** Restores all spies and closes the window. Call it after each test. */
export function closeOpened() {
  vi.restoreAllMocks()
  opened?.close()
  opened = null
}

/** Runs a script in a window, so that its messages come from that window. */
export function runIn(target: Window, code: string) {
  const script = target.document.createElement('script')
  script.textContent = code
  target.document.documentElement.append(script)
}

export const listen = (popup: Popup) => {
  const listener = vi.fn<(data: unknown) => void>()
  return { listener, stop: popup.onMessage(listener) }
}
