/** WebKitGTK's own small browser, on a display in memory. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Media } from '../../.storybook/media.ts'
import { NotInWebDriver } from './notInWebDriver.ts'
import { driverAt, startSession, type Send } from './webdriver.ts'

export const driverPath = '/usr/bin/WebKitWebDriver'

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // SAFETY: a server that listens on a port has this address.
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Each browser has its own display, so that no window covers another. */
async function startDisplay() {
  const screen = ['-screen', '0', '1600x1400x24', '-nolisten', 'tcp']
  const server = spawn('Xvfb', ['-displayfd', '1', ...screen], { stdio: ['ignore', 'pipe', 'ignore'] })
  // SAFETY: this is what a stream's `data` event carries.
  const [number] = (await once(server.stdout, 'data')) as [Buffer]
  return { name: `:${number.toString().trim()}`, close: () => server.kill() }
}

async function startDriver(env: Readonly<Record<string, string>>) {
  const port = await freePort()
  const child = spawn(driverPath, [`--port=${port}`], { env: { ...process.env, ...env }, stdio: 'ignore' })
  const driver = driverAt(port)
  while (child.exitCode === null && !(await driver('GET', '/status').catch(() => null))) await setTimeout(50)
  return { driver, close: () => child.kill() }
}

/** GTK's settings stand for the system's. */
const settings = ({ reducedMotion }: Media) =>
  `[Settings]\ngtk-enable-animations=${reducedMotion === 'no-preference' ? 1 : 0}\n`

/** The window is at least as wide as its toolbar, which would be wider than a phone. */
const narrowToolbar = 'button, entry { min-width: 0; padding: 0; border: 0; font-size: 1px }\n'

/**
 * The environment in which WebKitGTK speaks a language. It takes it from the name of a locale that is installed, so one is compiled for it;
 * what is in it does not matter.
 */
async function speaks(locale: string | undefined, folder: string): Promise<Readonly<Record<string, string>>> {
  if (locale === undefined) return { LANGUAGE: 'en_US' }
  const name = `${locale.replace('-', '_')}.UTF-8`
  const compiler = spawn('localedef', ['-i', 'en_US', '-f', 'UTF-8', join(folder, name)], { stdio: 'ignore' })
  const [code] = await once(compiler, 'exit').catch(() => [null])
  if (code !== 0) throw new NotInWebDriver('locale, without the package `locales`')
  return { LOCPATH: folder, LC_ALL: name }
}

/** Settings of the visitor's system. */
export interface System {
  readonly media?: Media
  /** Device pixels per CSS pixel. */
  readonly scale?: 1 | 2
  readonly timezoneId?: string | undefined
  readonly locale?: string | undefined
  readonly userAgent?: string | undefined
  /** Whether commands wait until a page has loaded. */
  readonly waitsForPages?: boolean
}

/** Starts the browser without cookies; by default in English and in UTC. */
export async function startMiniBrowser(
  binary: string,
  { media = {}, scale = 1, timezoneId = 'UTC', locale, userAgent, waitsForPages = true }: System = {},
) {
  const home = await mkdtemp(join(tmpdir(), 'tackboard-webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/settings.ini'), settings(media))
  await writeFile(join(home, 'gtk-3.0/gtk.css'), narrowToolbar)
  const display = await startDisplay()
  const { driver, close } = await startDriver({
    DISPLAY: display.name,
    GDK_SCALE: String(scale),
    ...(await speaks(locale, home)),
    TZ: timezoneId,
    XDG_CONFIG_HOME: home,
  })
  const args = [
    '--automation',
    // A script of WebDriver's is not a press, as a bookmark is.
    '--javascript-can-open-windows-automatically=true',
    ...(userAgent === undefined ? [] : [`--user-agent=${userAgent}`]),
  ]
  const { send: session, version } = await startSession(driver, {
    'webkitgtk:browserOptions': { binary, args },
    pageLoadStrategy: waitsForPages ? 'normal' : 'none',
    timeouts: { script: 60_000, pageLoad: 60_000 },
  })
  const state = { isOpen: true }
  const send: Send = async (...command) => {
    try {
      return await session(...command)
    } catch (error) {
      // The page's process has ended, or the driver's.
      if (/session|fetch failed/i.test(String(error))) state.isOpen = false
      throw error
    }
  }
  return {
    version,
    send,
    isOpen: () => state.isOpen,
    close: async () => {
      await send('DELETE', '').catch(() => undefined)
      close()
      display.close()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
