import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { firefox, type LaunchOptions } from 'playwright'
import type { Media } from '../../.storybook/media.ts'
import type { Found } from './engine.ts'
import { windowOf } from './playwright.ts'

const usual = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** What to do on a machine without Firefox. */
export const missingFirefox =
  'Firefox: install it (Debian: apt-get install firefox-esr), name its path in FIREFOX, or run `npx playwright install firefox`'

/** The path of the system's Firefox, or undefined if it is not installed. */
export const installedFirefox = (): string | undefined => process.env['FIREFOX'] ?? usual.find(existsSync)

/** Media features as settings, because Firefox does not emulate them by command. */
const prefsFor = ({ forcedColors, reducedMotion }: Media) => ({
  'ui.prefersReducedMotion': reducedMotion === 'no-preference' ? 0 : 1,
  ...(forcedColors === 'active' && {
    'browser.display.document_color_use': 2,
    // Without a desktop, Firefox selects with white on a light blue: 2.9:1. These are the colors of a contrast theme of Windows.
    'ui.highlight': '#1aebff',
    'ui.highlighttext': '#000000',
  }),
})

/** Playwright's own Firefox if that is installed, else the system's. */
function launchOptions(): LaunchOptions | undefined {
  if (!process.env['FIREFOX'] && existsSync(firefox.executablePath())) return {}
  const path = installedFirefox()
  if (path === undefined) return undefined
  return {
    channel: 'moz-firefox',
    executablePath: fileURLToPath(new URL('firefoxShim.ts', import.meta.url)),
    env: { ...process.env, FIREFOX_BEHIND_SHIM: path },
  }
}

export async function findFirefox(): Promise<Found> {
  const options = launchOptions()
  if (!options) return { missing: missingFirefox }
  const launch = (media: Media = {}) => firefox.launch({ ...options, firefoxUserPrefs: prefsFor(media) })
  const first = await launch()
  const description = `Firefox ${first.version()}`
  await first.close()
  return {
    engine: {
      name: 'firefox',
      description,
      open: async (media, weather) => windowOf(await launch(media), {}, weather),
      launch: () => launch(),
    },
  }
}
