import assert from 'node:assert/strict'
import type { Journeys } from './journey.ts'
import { createPinJourneys } from './createPin.journeys.ts'
import { downloadJourneys } from './download.journeys.ts'
import { hydrationJourneys } from './hydration.journeys.ts'
import { leavingJourneys } from './leaving.journeys.ts'
import { loginJourneys } from './login.journeys.ts'
import { passkeyJourneys } from './passkeys.journeys.ts'
import { promoteJourneys } from './promote.journeys.ts'
import { stepsJourneys } from './steps.journeys.ts'
import { hydrated, visit } from './visit.ts'
import { wholeProductJourneys } from './wholeProduct.journeys.ts'

/** Language and theme, as set by the app. */
const customization: Journeys = {
  'P1 shows German, including a message of the app': ({ browser, development }) =>
    visit(browser, { translates: true, locale: 'de-DE' }, async (page) => {
      await page.goto(`${development}/login/`)
      await hydrated(page)
      await page.getByRole('heading', { name: 'Zurück zu deiner Wand' }).waitFor()
      await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor()
      await page.getByText('Nutzungsbedingungen von Pinwall').waitFor()
    }),

  'uses the colors of the app': ({ browser, production }) =>
    visit(browser, { colorScheme: 'light' }, async (page) => {
      await page.goto(`${production}/login/`)
      const button = page.getByRole('button', { name: 'Log in', exact: true })
      assert.equal(
        await button.evaluate((element) => getComputedStyle(element).backgroundColor),
        'rgb(31, 111, 84)',
      )
    }),
}

/** Every journey through the example app. */
export const journeys: Journeys = {
  ...loginJourneys,
  ...passkeyJourneys,
  ...leavingJourneys,
  ...downloadJourneys,
  ...stepsJourneys,
  ...customization,
  ...hydrationJourneys,
  ...createPinJourneys,
  ...promoteJourneys,
  ...wholeProductJourneys,
}
