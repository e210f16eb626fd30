import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from './bidi.ts'
import { openTab } from './tab.ts'

const usual = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** What to do on a machine without Firefox. */
export const howToInstall =
  'install Firefox (Debian: apt-get install firefox-esr) or name its path in FIREFOX'

/** The path to Firefox, or undefined if it is not installed. */
export const findFirefox = (): string | undefined => process.env['FIREFOX'] ?? usual.find(existsSync)

const prefs = {
  'intl.accept_languages': 'en-US',
  'ui.prefersReducedMotion': 1,
  // Allows pages on 127.0.0.1 only.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

export type Firefox = Awaited<ReturnType<typeof launchFirefox>>

/** Starts Firefox without a window and with a fresh profile. */
export async function launchFirefox(path: string) {
  const profile = await mkdtemp(join(tmpdir(), 'tackboard-firefox-'))
  const lines = Object.entries(prefs).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const process = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => process.once('close', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    let log = ''
    process.once('error', reject)
    process.once('exit', () => reject(new Error(`${path} ended:\n${log}`)))
    process.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(log)
      if (found?.[1]) resolve(found[1])
    })
  })
  const bidi = await connect(`${address}/session`)
  await bidi.send('session.new', { capabilities: {} })
  return {
    /** Opens a tab with its own cookies and storage. With a user agent, it poses as that device's browser. */
    open: (userAgent?: string) => openTab(bidi, userAgent),
    close: async () => {
      await bidi.send('browser.close')
      bidi.close()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
