import type { BeaconPort } from '../page.types.ts'

/** A beacon that only records. */
export interface MemoryBeacon extends BeaconPort {
  /** The addresses it was sent to. */
  readonly sent: readonly string[]
}

export function createMemoryBeacon(): MemoryBeacon {
  const sent: string[] = []
  return { sent, send: (url) => void sent.push(url) }
}
