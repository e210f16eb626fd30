import type { HttpHandler } from 'msw'
import type { PolicyOverrides } from '../../src/domain/policy/policy.ts'
import type { MemoryPlatform } from '../platform.ts'
import type { Handlers } from '../handlers/handler.ts'

/** A named situation, as an app's story or test takes it. */
export interface Scenario {
  /** To put in front of `handlers()`: `worker.use(...scenario('offline').handlers)`. */
  readonly handlers: readonly HttpHandler[]
  /** Turns a memory platform into what the situation needs: a blocked popup, a full storage. */
  readonly platform?: ((platform: MemoryPlatform) => void) | undefined
  /** Open values without which the situation cannot come about. */
  readonly policy?: PolicyOverrides | undefined
}

/** A situation as it is written down here: handlers are typed and not yet mounted. */
export interface Situation extends Pick<Scenario, 'platform' | 'policy'> {
  readonly answers?: Partial<Handlers> | undefined
}

/** A situation for every row; a missing one is a compile error that names the row. */
export type Scenarios<RowId extends string> = { readonly [Row in RowId]: Situation }

/** Prefixes each situation's name with its flow's. */
export function inArea<A extends string, T extends Readonly<Record<string, Situation>>>(
  area: A,
  situations: T,
) {
  const entries = Object.entries(situations).map(([name, situation]) => [`${area}.${name}`, situation])
  // SAFETY: each key was made of the area and a key of `situations` just above.
  return Object.fromEntries(entries) as { readonly [K in keyof T & string as `${A}.${K}`]: Situation }
}
