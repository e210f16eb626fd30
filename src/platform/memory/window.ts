import type { Size, WindowPort } from '../page.types.ts'

/** What happens when a memory window is closed: it closes, or the browser refuses. */
export type CloseMode = 'closes' | 'refuses'

/** A window that only records what is done to it. */
export interface MemoryWindow extends WindowPort {
  /** Change it to choose what `close` does next. */
  closing: CloseMode
  readonly isClosed: boolean
  /** Whether the browser would ask before the page is left. */
  readonly isAsking: boolean
  /** Every size it was given. */
  readonly resized: readonly Size[]
  /** The steps of every `back`. */
  readonly wentBack: readonly number[]
  /** Every message to the opener, with the origin it was for. */
  readonly reported: readonly { readonly message: unknown; readonly targetOrigin: string }[]
  /** Presses the browser's Back on a marked entry. */
  pressBack(): void
  /** Goes back or forward within the app; the address is the caller's to change. */
  travel(): void
  /** Returns to the window. */
  focus(): void
  /** Hides the page, as when the tab is closed. */
  hide(): void
  /** Shows the page again as it was left. */
  restore(): void
}

/** The initial state of a memory window. */
export interface MemoryWindowOptions {
  /** Whether a page opened it. Default: false. */
  readonly hasOpener?: boolean | undefined
  /** Default: 1024 × 600. */
  readonly size?: Size | undefined
  /** Default: 1920 × 1080. */
  readonly screen?: Size | undefined
  /** Default: 600. */
  readonly contentHeight?: number | undefined
  /** Default: 1. */
  readonly historyLength?: number | undefined
  /** Default: 'closes'. */
  readonly closing?: CloseMode | undefined
}

export function createMemoryWindow(options: MemoryWindowOptions = {}): MemoryWindow {
  const resized: Size[] = []
  const wentBack: number[] = []
  const reported: { readonly message: unknown; readonly targetOrigin: string }[] = []
  const listeners = {
    back: new Set<() => void>(),
    travel: new Set<() => void>(),
    focus: new Set<() => void>(),
    hide: new Set<() => void>(),
    restored: new Set<() => void>(),
  }
  const subscribe = (name: keyof typeof listeners) => (listener: () => void) => {
    listeners[name].add(listener)
    return () => void listeners[name].delete(listener)
  }
  const fire = (name: keyof typeof listeners) => listeners[name].forEach((listener) => listener())
  let isClosed = false
  let isMarked = false
  const asking = new Set<symbol>()
  return {
    closing: options.closing ?? 'closes',
    resized,
    wentBack,
    reported,
    get isClosed() {
      return isClosed
    },
    get isAsking() {
      return asking.size > 0
    },
    askBeforeLeaving() {
      const own = Symbol('asking')
      asking.add(own)
      return () => void asking.delete(own)
    },
    leaveUnasked: () => asking.clear(),
    hasOpener: () => options.hasOpener ?? false,
    reportToOpener(message, targetOrigin) {
      if (!options.hasOpener) return false
      reported.push({ message, targetOrigin })
      return true
    },
    size: () => resized.at(-1) ?? options.size ?? { width: 1024, height: 600 },
    screen: () => options.screen ?? { width: 1920, height: 1080 },
    contentHeight: () => options.contentHeight ?? 600,
    resizeTo: (size) => void resized.push(size),
    close() {
      if (this.closing === 'closes') isClosed = true
    },
    historyLength: () => options.historyLength ?? 1,
    back: (steps) => void wentBack.push(steps),
    markEntry: () => void (isMarked = true),
    isMarked: () => isMarked,
    onBack: subscribe('back'),
    onTravel: subscribe('travel'),
    onFocus: subscribe('focus'),
    onHide: subscribe('hide'),
    onRestored: subscribe('restored'),
    pressBack() {
      if (!isMarked) return
      isMarked = false
      fire('back')
    },
    travel: () => fire('travel'),
    focus: () => fire('focus'),
    hide: () => fire('hide'),
    restore: () => fire('restored'),
  }
}
