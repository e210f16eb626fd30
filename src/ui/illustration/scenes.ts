/** A pin: its place, its size, how it leans, in degrees, its colors and what is on it. */
export interface DrawnPin {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly lean?: number
  readonly tone: 'clay' | 'sand' | 'sage' | 'dusk' | 'rose'
  readonly shape: 'sun' | 'hills' | 'arch' | 'vase' | 'leaf' | 'waves' | 'none'
}

export interface Scene {
  readonly width: number
  readonly height: number
  readonly pins: readonly DrawnPin[]
  /** Where the red dot is: the pin that holds them. */
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
      { ...wide, x: 24, y: 26, lean: -3, tone: 'dusk', shape: 'waves' },
      { ...wide, x: 176, y: 26, lean: 3, tone: 'sand', shape: 'vase' },
      { ...wide, x: 100, y: 16, tone: 'clay', shape: 'hills' },
    ],
    dot: [160, 14],
  },
  /** Somebody comes back: the door stands open. */
  back: {
    width: 240,
    height: 180,
    pins: [
      { ...wide, x: 30, y: 14, lean: -3, tone: 'sage', shape: 'leaf' },
      { ...wide, x: 92, y: 10, lean: 2, tone: 'clay', shape: 'arch' },
    ],
    dot: [152, 10],
  },
  /** Nothing is here yet. */
  empty: {
    width: 240,
    height: 160,
    pins: [
      { ...square, x: 24, y: 28, lean: -3, tone: 'sage', shape: 'leaf' },
      { ...square, x: 100, y: 20, lean: 2, tone: 'sand', shape: 'none' },
    ],
    dot: [160, 20],
  },
  /** Not now: too young. */
  later: {
    width: 240,
    height: 180,
    pins: [
      { ...wide, x: 30, y: 14, lean: -3, tone: 'rose', shape: 'arch' },
      { ...wide, x: 92, y: 10, lean: 2, tone: 'dusk', shape: 'sun' },
    ],
    dot: [152, 10],
  },
  /** The page is about to be left. */
  leaving: {
    width: 240,
    height: 160,
    pins: [
      { ...square, x: 28, y: 24, lean: -2, tone: 'sand', shape: 'hills' },
      { ...square, x: 96, y: 20, lean: 3, tone: 'sage', shape: 'waves' },
    ],
    dot: [156, 20],
  },
} as const satisfies Readonly<Record<string, Scene>>

type Row = Omit<DrawnPin, 'x' | 'y' | 'width'>

/** A column of pins, 12 px apart. */
function column(x: number, top: number, rows: readonly Row[]): readonly DrawnPin[] {
  const heightOf = (count: number) => rows.slice(0, count).reduce((sum, { height }) => sum + height + 12, 0)
  return rows.map((row, index) => ({ ...row, x, y: top + heightOf(index), width: 100 }))
}

/** A board of pins, for the side of a form. */
export const wall: Scene = {
  width: 336,
  height: 640,
  pins: [
    ...column(6, -40, [
      { height: 133, tone: 'dusk', shape: 'waves' },
      { height: 133, tone: 'clay', shape: 'sun' },
      { height: 100, tone: 'sand', shape: 'vase' },
      { height: 133, tone: 'sage', shape: 'leaf' },
      { height: 133, tone: 'rose', shape: 'arch' },
    ]),
    ...column(118, -90, [
      { height: 133, tone: 'rose', shape: 'arch' },
      { height: 133, tone: 'sage', shape: 'hills' },
      { height: 133, tone: 'sand', shape: 'sun' },
      { height: 100, tone: 'dusk', shape: 'none' },
      { height: 133, tone: 'clay', shape: 'vase' },
      { height: 133, tone: 'sage', shape: 'waves' },
    ]),
    ...column(230, -20, [
      { height: 100, tone: 'sand', shape: 'hills' },
      { height: 133, tone: 'dusk', shape: 'vase' },
      { height: 133, tone: 'clay', shape: 'leaf' },
      { height: 133, tone: 'rose', shape: 'sun' },
      { height: 133, tone: 'sage', shape: 'arch' },
    ]),
  ],
  dot: [168, 188],
}
