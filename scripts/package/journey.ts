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

/** Journeys by name. Each opens its own pages. stories/docs/spec/behaviour.rows.json explains codes such as I1. */
export type Journeys = Readonly<Record<string, (context: JourneyContext) => Promise<void>>>
