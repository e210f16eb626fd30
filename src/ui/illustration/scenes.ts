import type { pictures } from './pictures.ts'

/** A pin: its place, its size, how it leans, in degrees, and its picture. */
export interface DrawnPin {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly lean?: number
  readonly picture: keyof typeof pictures
}

/** A drawing: its size, its pins, from back to front, and the place of the red dot. */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly pins: readonly DrawnPin[]
  readonly dot: readonly [x: number, y: number]
}

const wide = { width: 120, height: 160 }
const square = { width: 120, height: 120 }

/** The drawings by name: overlapping pins, 3:4 and 1:1, at most 3 degrees out of true. */
export const scenes = {
  /** Somebody comes in. */
  welcome: {
    width: 320,
    height: 200,
    pins: [
      { ...wide, x: 24, y: 26, lean: -3, picture: 'lake' },
      { ...wide, x: 176, y: 26, lean: 3, picture: 'tulips' },
      { ...wide, x: 100, y: 16, picture: 'archway' },
    ],
    dot: [160, 14],
  },
  /** Somebody comes back: the door stands open. */
  back: {
    width: 240,
    height: 180,
    pins: [
      { ...wide, x: 30, y: 14, lean: -3, picture: 'monstera' },
      { ...wide, x: 92, y: 10, lean: 2, picture: 'archway' },
    ],
    dot: [152, 10],
  },
  /** Nothing is here yet: a place is free. */
  empty: {
    width: 240,
    height: 160,
    pins: [
      { ...square, x: 24, y: 28, lean: -3, picture: 'monstera' },
      { ...square, x: 100, y: 20, lean: 2, picture: 'teapot' },
    ],
    dot: [160, 20],
  },
  /** No key is here yet: one hangs on a pin. */
  key: {
    width: 240,
    height: 160,
    pins: [
      { ...square, x: 24, y: 28, lean: -3, picture: 'monstera' },
      { ...square, x: 100, y: 20, lean: 2, picture: 'key' },
    ],
    dot: [160, 20],
  },
  /** Not now: too young. */
  later: {
    width: 240,
    height: 180,
    pins: [
      { ...wide, x: 30, y: 14, lean: -3, picture: 'candles' },
      { ...wide, x: 92, y: 10, lean: 2, picture: 'crane' },
    ],
    dot: [152, 10],
  },
  /** The page is about to be left. */
  leaving: {
    width: 240,
    height: 160,
    pins: [
      { ...square, x: 28, y: 24, lean: -2, picture: 'lake' },
      { ...square, x: 96, y: 20, lean: 3, picture: 'lanterns' },
    ],
    dot: [156, 20],
  },
} as const satisfies Readonly<Record<string, Scene>>

/** A wall of pictures for the side of a form, column by column. */
export const wall = [
  ['archway', 'monstera', 'lemons'],
  ['lake', 'candles', 'tulips'],
  ['crane', 'lanterns', 'armchair'],
] as const satisfies readonly (readonly (keyof typeof pictures)[])[]
