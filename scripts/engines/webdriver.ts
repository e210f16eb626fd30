import type { BrowserContext } from 'playwright'

/** Sends a command of WebDriver (https://www.w3.org/TR/webdriver2) and returns its value. */
export type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>

/** A window of a session, for the page in it. */
export interface WebdriverWindow {
  /** Sends a command to this window. */
  readonly send: Send
  /** Waits for the next window that opens. */
  readonly opened: () => Promise<WebdriverWindow>
  readonly closed: () => Promise<void>
  readonly context: BrowserContext
}

/** Talks to a driver on this machine. Commands reject with the driver's message. */
export const driverAt =
  (port: number): Send =>
  async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    // SAFETY: the protocol's shape.
    const { value } = (await response.json()) as { value: { message?: string; error?: string } }
    if (!response.ok) throw new Error(`${path}: ${value.message || value.error}`)
    return value as never
  }

/** Starts a session. */
export async function startSession(driver: Send, wanted: object) {
  const { sessionId, capabilities } = await driver<{
    sessionId: string
    capabilities: { browserVersion: string }
  }>('POST', '/session', { capabilities: { alwaysMatch: wanted } })
  const send: Send = (method, path, body) => driver(method, `/session/${sessionId}${path}`, body)
  return { send, version: capabilities.browserVersion }
}
