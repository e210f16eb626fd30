import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import {
  readOffsiteLink,
  type OffsiteResponse,
  type OffsiteLink,
} from '../../../src/domain/navigation/offsite.ts'
import { offsiteErrors } from '../../../src/errors/auth/offsite.errors.ts'
import { defaultPolicy, resolvePolicy, type Policy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { offsiteMachine } from './offsite.machine.ts'

const asked = 'https://a.example/asked'
const link = readOffsiteLink(`https://own.example/offsite/?url=${asked}&pin=42`)

function start(
  mode: Mode = 'plain',
  { given = link, policy = defaultPolicy }: { given?: OffsiteLink | null; policy?: Policy } = {},
) {
  const checkLink = deferred<OffsiteResponse, OffsiteLink>()
  const machine = offsiteMachine.provide({ actors: { checkLink: checkLink.logic } })
  const running = run(machine, { clock: createManualClock(), mode, input: { policy, link: given } })
  return {
    checkLink,
    ...running,
    context: () => running.actor.getSnapshot().context,
    answer: (redirect_status: string | null, url: string | null = 'https://b.example/') =>
      checkLink.last().resolve({ redirect_status, url }),
  }
}

it('checks, and leaves, warns, blocks, fails or has no link', () => {
  expect(leavesOf(offsiteMachine).map(({ name }) => name)).toEqual([
    'offsite.checking.waiting',
    'offsite.checking.slow',
    'offsite.leaving',
    'offsite.warned.suspicious',
    'offsite.warned.porn',
    'offsite.blocked',
    'offsite.failed',
    'offsite.invalidLink',
  ])
})

describe.each(['plain', 'strict'] as const)('§2 Outbound link check page (%s)', (mode) => {
  it('checks the link, and goes where the response says, once', async () => {
    const { answer, at, checkLink, clock, emitted } = start(mode)
    expect([at(), checkLink.last().input]).toEqual(['checking.waiting', link])
    await answer(null)
    expect([at(), clock.pending]).toEqual(['leaving', 0])
    expect(emitted).toEqual([{ type: 'offsite.left', href: 'https://b.example/' }])
  })

  it.each(['suspicious', 'porn'])(
    'A16 %s warns, never follows automatically, and lets the user continue',
    async (status) => {
      const { answer, at, clock, context, emitted, send } = start(mode)
      await answer(status)
      clock.advance(3_600_000)
      expect([at(), context().href]).toEqual([`warned.${status}`, 'https://b.example/'])
      send({ type: 'link.followed' })
      expect(emitted).toEqual([
        { type: 'offsite.judged', row: status, failure: null },
        { type: 'offsite.followed', row: status },
      ])
    },
  )

  it.each([
    ['blocked', 'blocked'],
    ['probably_fine', 'unknownStatus'],
    ['', 'unknownStatus'],
    ['ok', 'unknownStatus'],
  ])('A16 the status %j blocks: nowhere to go', async (status, row) => {
    const { answer, at, clock, context, emitted, send } = start(mode)
    await answer(status)
    send({ type: 'link.followed' })
    clock.advance(3_600_000)
    expect([at(), context().href, context().error]).toEqual(['blocked', null, row])
    expect(emitted).toEqual([{ type: 'offsite.judged', row, failure: null }])
  })

  it('a URL without a link is reported, and no call is made', () => {
    const { at, checkLink, clock, context, emitted } = start(mode, { given: null })
    expect([at(), context().error, checkLink.calls, clock.pending]).toEqual([
      'invalidLink',
      'invalidLink',
      [],
      0,
    ])
    expect(emitted).toEqual([{ type: 'offsite.judged', row: 'invalidLink', failure: null }])
  })
})

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '',
  'https://own.example/offsite/?url=x',
])('A16 a response that leads to %j blocks, regardless of its status', async (url) => {
  for (const status of [null, 'suspicious', 'porn']) {
    const { answer, at, context, emitted } = start()
    await answer(status, url)
    expect([at(), context().href, emitted]).toEqual([
      'blocked',
      null,
      [{ type: 'offsite.judged', row: 'blocked', failure: null }],
    ])
  }
})

it('a warning without a URL is about the requested one', async () => {
  const { answer, context } = start()
  await answer('suspicious', null)
  expect(context().href).toBe(asked)
})

it('a status that the app’s policy counts as safe is safe', async () => {
  const { answer, at } = start('plain', { policy: resolvePolicy({ offsiteSafeStatuses: ['ok'] }) })
  await answer('ok')
  expect(at()).toBe('leaving')
})

describe('a check without a response', () => {
  it.each([
    ['a refusal', new ApiFailure('refused', { status: 400, serverMessage: 'x' }), 'refused'],
    ['D9 a server error', new ApiFailure('server', { status: 503 }), 'serverFailed'],
    ['D8 no connection', new ApiFailure('offline'), 'offline'],
    ['D11 a wrong shape', new ApiFailure('malformed'), 'malformed'],
    ['anything else that is thrown', new TypeError('x is undefined'), 'malformed'],
  ])('%s leads nowhere, without an automatic retry; the user can retry', async (_, error, row) => {
    const { answer, at, checkLink, clock, context, emitted, send } = start()
    await checkLink.last().reject(error)
    clock.advance(3_600_000)
    expect([at(), context().error, context().href, checkLink.calls.length]).toEqual(['failed', row, null, 1])
    expect(emitted).toMatchObject([{ type: 'offsite.judged', row }])
    send({ type: 'retry.requested' })
    expect([at(), context().error, checkLink.calls.length]).toEqual(['checking.waiting', null, 2])
    await answer(null)
    expect(at()).toBe('leaving')
  })

  it('D13 a slow one says so; then it times out and is aborted', () => {
    const { at, checkLink, clock, emitted } = start()
    clock.advance(defaultPolicy.timing.slowAnswer)
    expect(at()).toBe('checking.slow')
    clock.advance(defaultPolicy.timing.requestTimeout - defaultPolicy.timing.slowAnswer)
    expect([at(), checkLink.last().signal.aborted, clock.pending]).toEqual(['failed', true, 0])
    expect(emitted).toEqual([{ type: 'offsite.judged', row: 'timedOut', failure: null }])
  })

  it('D1 retry pressed five times is one call', async () => {
    const { checkLink, send } = start()
    await checkLink.last().reject(new ApiFailure('offline'))
    for (let n = 0; n < 5; n += 1) send({ type: 'retry.requested' })
    expect(checkLink.calls).toHaveLength(2)
  })

  it('D6 I5 leaving the page in the middle aborts it and leaves no timer', () => {
    const { actor, checkLink, clock } = start()
    actor.stop()
    expect([checkLink.last().signal.aborted, clock.pending]).toEqual([true, 0])
  })
})

it('reaches every row of the catalogue', async () => {
  const rows = new Set<unknown>([start('plain', { given: null }).context().error])
  for (const status of ['suspicious', 'porn', 'blocked', 'probably_fine']) {
    const { answer, context } = start()
    await answer(status)
    rows.add(context().error)
  }
  for (const row of Object.values(offsiteErrors)) {
    if (!('failure' in row)) continue
    const { checkLink, clock, context } = start()
    if (row.failure === 'timedOut') clock.advance(defaultPolicy.timing.requestTimeout)
    else await checkLink.last().reject(new ApiFailure(row.failure))
    rows.add(context().error)
  }
  expect(rows).toEqual(new Set(Object.keys(offsiteErrors)))
})
