import type { Page } from 'playwright'
import type { EngineName } from '../engine.ts'
import { visit } from '../../package/visit.ts'
import type { Journeys } from '../../package/journey.ts'

/** Something that browsers do differently, checked in each with a real page and real input. */
export interface Check {
  readonly name: string
  /** Engines in which it cannot be checked, and the fact that is in the way. */
  readonly cannot?: Readonly<Partial<Record<EngineName, string>>>
  /** Gets a page without cookies, in which nothing is open, and the address of the example's production build. */
  readonly run: (page: Page, app: string, engine: EngineName) => Promise<void>
}

/** Why the check of this name cannot be run in the engine; undefined if it can. */
export const cannotBeChecked = (checks: readonly Check[], wanted: string, engine: EngineName) =>
  checks.find(({ name }) => name === wanted)?.cannot?.[engine]

/** Checks as journeys of an engine. */
export const asJourneys = (checks: readonly Check[], engine: EngineName): Journeys =>
  Object.fromEntries(
    checks.map(({ name, run }) => [
      name,
      ({ browser, production, mocks }) => {
        mocks.resetDb()
        return visit(browser, {}, (page) => run(page, production, engine))
      },
    ]),
  )
