import { chromium } from 'playwright'
import { browserVersion, launchOptions } from '../browser.ts'
import type { Engine } from './engine.ts'
import { windowOf } from './playwright.ts'

/** The Chromium of all other checks. */
export async function findChromium(): Promise<{ engine: Engine }> {
  const options = await launchOptions()
  const launch = () => chromium.launch(options)
  return {
    engine: {
      name: 'chromium',
      description: await browserVersion(),
      open: async (media, weather) => windowOf(await launch(), media, weather),
      launch,
    },
  }
}
