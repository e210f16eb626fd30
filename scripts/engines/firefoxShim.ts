#!/usr/bin/env node
/**
 * Starts the Firefox named in FIREFOX_BEHIND_SHIM with the given arguments, and passes messages between Playwright and its WebDriver BiDi.
 * Playwright sends every page a command that Firefox ESR 153 does not know and that changes nothing here: its refusal is turned into
 * "done". Remove it when Firefox ESR knows `emulation.setMediaFeaturesOverride`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { WebSocket, WebSocketServer } from 'ws'

const optional = 'emulation.setMediaFeaturesOverride'

const firefox = spawn(process.env['FIREFOX_BEHIND_SHIM'] ?? '', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
})
firefox.once('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => firefox.kill(signal))

firefox.stderr.on('data', (chunk: Buffer) => {
  const [announced, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(chunk.toString()) ?? []
  if (announced && address) void listen(address)
  else process.stderr.write(chunk)
})

async function listen(address: string) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(address + url)
    const ready = once(browser, 'open')
    const optionalIds = new Set<number>()
    playwright.on('message', async (data: Buffer) => {
      const text = data.toString()
      if (text.includes(optional)) optionalIds.add((JSON.parse(text) as { id: number }).id)
      await ready
      browser.send(text)
    })
    browser.on('message', (data: Buffer) => {
      const text = data.toString()
      // SAFETY: every message of the protocol is an object.
      const { id = 0, type } = JSON.parse(text) as { id?: number; type: string }
      const isForgiven = optionalIds.delete(id) && type === 'error'
      playwright.send(isForgiven ? JSON.stringify({ type: 'success', id, result: {} }) : text)
    })
    browser.on('close', () => playwright.close())
    playwright.on('close', () => browser.close())
  })
  // SAFETY: a server that listens on a port has this address.
  const { port } = server.address() as { port: number }
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`)
}
