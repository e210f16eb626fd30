import type { Browser } from 'playwright'
import type { ExampleMocks } from './serve.ts'

/** What a journey gets: a browser, and the addresses of the app's two builds. */
export interface JourneyContext {
  readonly browser: Browser
  /** The production build. */
  readonly production: string
  /** The development build, in which React reports every hydration mismatch. */
  readonly development: string
  /** The tables that both builds' servers answer from. */
  readonly mocks: ExampleMocks
}

/**
 * Journeys by name. Each opens its own pages. Those that change a text which no other journey changes have their pages translated
 * (P1). The others are not: each part of the product is seen both ways, and hydration as React reports it. Codes such as I1 are
 * explained in stories/docs/spec/behaviour.rows.json.
 */
export type Journeys = Readonly<Record<string, (context: JourneyContext) => Promise<void>>>
