import type { Browser } from 'playwright'
import type { Media } from '../../.storybook/media.ts'

/** The size of a window's page, in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A window of a browser, in which one page is shown after another. */
export interface EngineWindow {
  /** Opens an address in a page of this size, and waits until the page has loaded. */
  readonly show: (url: string, size: Size) => Promise<unknown>
  /** Runs a function in the page. It must not use anything outside itself. What it is given and what it returns must survive JSON. */
  readonly run: <Result, Given = undefined>(
    work: (given: Given) => Result | Promise<Result>,
    given?: Given,
  ) => Promise<Result>
  /** What the window shows, as a PNG file. */
  readonly picture: () => Promise<Buffer>
  readonly isOpen: () => boolean
  readonly close: () => Promise<unknown>
}

export const engineNames = ['chromium', 'firefox', 'webkit'] as const

export type EngineName = (typeof engineNames)[number]

/** What happens to every page. */
export interface Weather {
  /** The browser translates the page. */
  readonly translate?: boolean | undefined
  /** The processor is four times as slow. Only Chromium can do this. */
  readonly slow?: boolean | undefined
  /** The page is zoomed to 200 %: it has half as much room in both directions. */
  readonly zoom?: boolean | undefined
}

export interface Engine {
  readonly name: EngineName
  /** The browser and its version. */
  readonly description: string
  /** Starts a new browser, without cookies or storage. */
  readonly open: (media: Media, weather: Weather) => Promise<EngineWindow>
  /** A browser for journeys. In one that WebDriver drives, what it has no command for throws `NotInWebDriver`. */
  readonly launch: () => Promise<Browser>
}

/** An engine, or what to install. */
export type Found = { readonly engine: Engine } | { readonly missing: string }
