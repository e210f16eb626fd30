import { expect, it } from 'vitest'
import { createClient, type Client } from '../../src/api/client.ts'
import { everyEndpoint, type EveryEndpoint } from '../../src/api/everyEndpoint.ts'
import { db, type Db } from '../db.ts'
import { baseUrl, mockNetwork } from './network.ts'

/** What an app gets after some calls: the answer or failure of the last one, and the contents of the tables. */
export interface TableRule {
  readonly rule: string
  /** Made one after another. */
  readonly calls: readonly ((client: Client<EveryEndpoint>) => Promise<unknown>)[]
  /** The answer to the last call, or its failure. */
  readonly answers?: unknown
  /** A part of the tables and its expected contents. */
  readonly holds?: readonly [(tables: Db) => unknown, unknown]
}

/** The data of an answer, or the failure. */
const outcomeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (answer) => Object(Object(answer).resource_response).data,
    (failure: unknown) => failure,
  )

/** Tests each rule over the network, from fresh tables. */
export function proveTables(rules: readonly TableRule[]): void {
  mockNetwork()
  const client = createClient(everyEndpoint, { baseUrl })
  it.each(rules)('$rule', async ({ calls, answers, holds }) => {
    let last: unknown
    for (const call of calls) last = await outcomeOf(call(client))
    expect({ answers: answers === undefined ? undefined : last, holds: holds?.[0](db) }).toEqual({
      answers,
      holds: holds?.[1],
    })
  })
}

/** A refusal, identified by its HTTP status or code. */
export const refused = (by: { readonly status?: number; readonly code?: number }) =>
  expect.objectContaining({ kind: 'refused', ...by })
