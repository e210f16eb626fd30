import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from './bidi.ts'
import { openTab } from './tab.ts'

const prefs = {
  'intl.accept_languages': 'en-US',
  'ui.prefersReducedMotion': 1,
  // Allows pages on 127.0.0.1 only.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

export type KeepingFirefox = Awaited<ReturnType<typeof launchKeepingFirefox>>

/**
 * Starts Firefox without a window and with a fresh profile, for pages that it keeps for Back: Playwright loses sight of a page that comes
 * back.
 */
export async function launchKeepingFirefox(path: string) {
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
