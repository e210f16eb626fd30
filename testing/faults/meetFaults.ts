import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { defaultTiming } from '../../src/domain/policy/timing.ts'
import { callOf, type FaultRow, type FaultRows } from './faultRow.ts'
import { announced, mountPage } from './mountPage.tsx'
import { note, openNetwork, type Network } from './network/openNetwork.ts'
import { faults, type Fault } from './network/protocol.ts'
import { upsets } from './upsets.ts'

/** Long, because the machine may be busy. Only a failing test waits this long. */
const soon = <T>(expectation: () => T | Promise<T>) =>
  vi.waitFor(expectation, { timeout: 20_000, interval: 10 })

/** Opens the row's page on a network with this fault, and makes the call. */
async function send(name: string, row: FaultRow, fault: Fault) {
  const call = callOf(name)
  const isByItself = !row.before && !row.sends
  const plan = { call, fault }
  const network = await openNetwork({ given: row.given, ...(isByItself && { plan }) })
  const page = mountPage(row, network.url)
  await page.run(row.before ?? [])
  // Calls that the page has made before do not count.
  const before = isByItself ? 0 : (await network.received(call)).length
  const endedBefore = isByItself ? 0 : page.ended(call)
  if (!isByItself) await network.plan(plan)
  await page.run(row.sends ?? [])
  const received = async () => (await network.received(call)).slice(before)
  await soon(async () => expect(await received()).not.toEqual([]))
  const hasEnded = (count: number) => soon(() => expect(page.ended(call) - endedBefore).toBe(count))
  return { page, network, received, hasEnded, again: row.again === undefined ? (row.sends ?? []) : row.again }
}

type Sent = Awaited<ReturnType<typeof send>>

/** After the fault, nothing typed is lost, nothing is resent automatically, and the user succeeds in the end. */
async function recover(row: FaultRow, { page, network, received, again, hasEnded }: Sent) {
  await hasEnded(1)
  await page.run([...(row.says ?? []), ...row.keeps])
  const words = announced()
  page.advance(60_000)
  await page.run(row.keeps)
  expect(await received(), 'sent without being asked').toHaveLength(1)
  await network.back()
  await network.plan(null)
  await page.run(again === null ? (row.without ?? row.done) : [...again, ...row.done])
  // What is done may show before the server has been told.
  const inAll = row.inAll ?? (again === null ? 1 : 2)
  await soon(async () => expect(await received(), 'sent in all').toHaveLength(inAll))
  return `sent once; announced: ${words}; ${again === null ? 'went on without it' : 'tried again, done'}`
}

const givesUp = async ({ received }: Sent) =>
  soon(async () => expect((await received()).map(({ isGivenUp }) => isGivenUp)).toEqual([true]))

/** No answer arrives: after a while the page gives up and closes the connection. */
async function outlast(row: FaultRow, sent: Sent) {
  if (row.isAwaited === false) return recover(row, { ...sent, hasEnded: () => Promise.resolve() })
  sent.page.advance(defaultTiming.requestTimeout)
  await givesUp(sent)
  return recover(row, sent)
}

/** The server has carried out the request, but the page does not know. */
function acted(row: FaultRow, sent: Sent): [FaultRow, Sent] {
  const { again = sent.again } = row.whenActed ?? {}
  return [
    { ...row, ...row.whenActed },
    { ...sent, again },
  ]
}

const endings: Readonly<Record<Exclude<Fault, 'held'>, (row: FaultRow, sent: Sent) => Promise<string>>> = {
  stall: outlast,
  late: (row, sent) => outlast(...acted(row, sent)),
  half: (row, sent) => recover(...acted(row, sent)),
  reset: recover,
  async offline(row, sent) {
    window.dispatchEvent(new Event('offline'))
    onTestFinished(() => void window.dispatchEvent(new Event('online')))
    await sent.hasEnded(1)
    await sent.page.run([...(row.says ?? []), ...row.keeps])
    if (sent.again === null || row.canRetryOffline === false) return recover(row, sent)
    // The network is still down.
    await sent.page.run(sent.again)
    const result = await recover(row, { ...sent, hasEnded: () => sent.hasEnded(2) })
    return `tried again offline; ${result}`
  },
  async twice(row, { page, received }) {
    await page.run(row.done)
    page.advance(60_000)
    expect(await received()).toHaveLength(1)
    return 'sent once; done'
  },
}

const met = Object.keys(endings) as (keyof typeof endings)[] // SAFETY: these are the keys of a literal.

async function answer(row: FaultRow, { page, network, received }: Sent) {
  await network.release()
  await page.run(row.done)
  page.advance(60_000)
  expect(await received()).toHaveLength(1)
  return 'sent once; done'
}

const isGone = (network: Network, call: string) =>
  soon(async () => expect((await network.received(call)).at(-1)?.isGivenUp).toBe(true))

/** Every row is tested with every fault, and with everything that can happen to the page while it waits. */
export function meetFaults(rows: FaultRows) {
  describe.each(Object.entries(rows))('%s', (name, row) => {
    const tell = async (fault: string, ending: Promise<string>) => {
      const result = await ending
      await note({ row: name, fault, result })
      return result
    }

    it.each(met.map((fault) => [faults[fault], fault] as const))('D8 D13 the server %s', async (_, fault) => {
      const sent = await send(name, row, fault)
      expect(await tell(fault, endings[fault](row, sent))).toContain('sent once')
    })

    it.each(Object.keys(upsets))('D6 while it waits, %s', async (upset) => {
      const sent = await send(name, row, 'held')
      await upsets[upset]?.(sent.page)
      expect(await tell(upset, answer(row, sent))).toContain('sent once')
    })

    const { cancel } = row
    it.runIf(cancel)('D13 it can be cancelled', async () => {
      const sent = await send(name, row, 'stall')
      await sent.page.run(cancel ?? [])
      await isGone(sent.network, callOf(name))
      expect(await tell('cancelled', recover({ ...row, says: [] }, sent))).toContain('sent once')
    })
  })
}
