import { inject, onTestFinished } from 'vitest'
import type { Commands, Note, Plan, Received } from './protocol.ts'

async function ask<K extends keyof Commands>(command: K, body: Commands[K], port = 0): Promise<unknown> {
  const url = `${inject('faultyNetworks')}/${port}/${command}`
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

/** Opens a network for one test: a server on its own port, with fresh tables. It is closed when the test ends. */
export async function openNetwork(options: Commands['open']) {
  const url = String(await ask('open', options))
  const port = Number(new URL(url).port)
  onTestFinished(async () => void (await ask('close', null, port)))
  // SAFETY: this is what the command answers.
  const received = async () => (await ask('received', null, port)) as readonly Received[]
  return {
    url,
    plan: (plan: Plan | null) => ask('plan', plan, port),
    back: () => ask('back', null, port),
    release: () => ask('release', null, port),
    /** Every request for this call that has arrived at the server. */
    received: async (call: string) => (await received()).filter((each) => each.call === call),
  }
}

export type Network = Awaited<ReturnType<typeof openNetwork>>

/** Adds a cell to the table that is printed after all tests. */
export const note = (cell: Note) => ask('note', cell)
