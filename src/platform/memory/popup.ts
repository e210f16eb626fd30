import type { Popup, PopupPort } from '../platform.ts'

/**
 * How popups behave. 'coop': appears closed immediately but still sends messages, as with a Cross-Origin-Opener-Policy on the
 * provider's page. 'closedBeforeMessage': the user closes it before it sends a message.
 */
export type PopupMode = 'open' | 'blocked' | 'windowUndefined' | 'closedBeforeMessage' | 'coop'

/** A popup without a window. */
export interface MemoryPopup extends Popup {
  readonly request: Parameters<PopupPort['open']>[0]
  /** How often it was brought to the front. */
  readonly focused: number
  /** The number of listeners: 0 after a clean unmount. */
  readonly listeners: number
  /** Sends a message as the popup's page would from a trusted origin. */
  emit(data: unknown): void
  closeByUser(): void
}

/** Opens popups without windows and records them. */
export interface MemoryPopupPort extends PopupPort {
  mode: PopupMode
  /** Called right after a popup opens, so that a story can respond automatically. */
  onOpen: ((popup: MemoryPopup) => void) | null
  readonly opened: readonly MemoryPopup[]
  /** The most recently opened popup. */
  readonly last: MemoryPopup | null
}

function createPopup(request: MemoryPopup['request'], mode: PopupMode): MemoryPopup {
  const listeners = new Set<(data: unknown) => void>()
  let isClosed = mode === 'coop' || mode === 'closedBeforeMessage'
  let focused = 0
  return {
    request,
    get focused() {
      return focused
    },
    get listeners() {
      return listeners.size
    },
    isClosed: () => isClosed,
    focus: () => void (focused += 1),
    close: () => void (isClosed = true),
    closeByUser: () => void (isClosed = true),
    emit(data) {
      if (mode !== 'closedBeforeMessage') for (const listener of listeners) listener(data)
    },
    onMessage(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export function createMemoryPopup(mode: PopupMode = 'open'): MemoryPopupPort {
  const opened: MemoryPopup[] = []
  const port: MemoryPopupPort = {
    mode,
    onOpen: null,
    opened,
    get last() {
      return opened.at(-1) ?? null
    },
    open(request) {
      if (port.mode === 'blocked' || port.mode === 'windowUndefined') return { status: port.mode }
      const popup = createPopup(request, port.mode)
      opened.push(popup)
      port.onOpen?.(popup)
      return { status: 'open', popup }
    },
  }
  return port
}
