import type { HttpHandler } from 'msw'
import type { PolicyOverrides } from '../../src/domain/policy/policy.ts'
import type { MemoryPlatform } from '../platform.ts'
import type { MemoryPromoteServices } from '../promoteServices.ts'
import type { Handlers } from '../handlers/handler.ts'

/** A named scenario for an app's stories and tests. */
export interface Scenario {
  /** Handlers to put before `handlers()`: `worker.use(...scenario('offline').handlers)`. */
  readonly handlers: readonly HttpHandler[]
  /** Prepares an in-memory platform, for example by blocking popups or filling storage. */
  readonly platform?: ((platform: MemoryPlatform) => void) | undefined
  /** The policy the scenario requires. */
  readonly policy?: PolicyOverrides | undefined
  /** Prepares the app's quick-promote services. */
  readonly promote?: ((services: MemoryPromoteServices) => void) | undefined
}

/** A scenario whose handlers are typed and not yet mounted. */
export interface Situation extends Pick<Scenario, 'platform' | 'policy' | 'promote'> {
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
  // SAFETY: each key consists of the area and a key of `situations`.
  return Object.fromEntries(entries) as { readonly [K in keyof T & string as `${A}.${K}`]: Situation }
}
