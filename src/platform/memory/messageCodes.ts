import type { MessageCodePort } from '../page.types.ts'

/** A phone's messages in memory. */
export interface MemoryMessageCodes extends MessageCodePort {
  /** 'waits' until `deliver` is called; 'absent' reads no messages. Default: 'waits'. */
  mode: 'waits' | 'absent'
  /** How often a code was asked for. */
  readonly asked: number
  /** How many requests wait for a message. */
  readonly waiting: number
  /** A message with this code arrives, and the person allows the page to read it; null: they do not. */
  deliver(code: string | null): void
}

export function createMemoryMessageCodes(mode: MemoryMessageCodes['mode'] = 'waits'): MemoryMessageCodes {
  const waiting = new Set<(code: string | null) => void>()
  let asked = 0
  const port: MemoryMessageCodes = {
    mode,
    get asked() {
      return asked
    },
    get waiting() {
      return waiting.size
    },
    deliver(code) {
      for (const resolve of waiting) resolve(code)
    },
    receive(signal) {
      asked += 1
      if (port.mode === 'absent' || signal.aborted) return Promise.resolve(null)
      return new Promise((resolve) => {
        const finish = (code: string | null) => {
          waiting.delete(finish)
          resolve(code)
        }
        waiting.add(finish)
        signal.addEventListener('abort', () => finish(null))
      })
    },
  }
  return port
}
