import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { flush } from '../../../../testing/machines/run.ts'
import { offsiteMachine } from '../../../../machines/auth/offsite/offsite.machine.ts'
import { ApiFailure } from '../../../api/failure.ts'
import {
  readOffsiteLink,
  type OffsiteResponse,
  type OffsiteLink,
} from '../../../domain/navigation/offsite.ts'
import { resolvePolicy } from '../../../domain/policy/policy.ts'
import { createManualClock, createMemoryPlatform } from '../../../platform/memory.ts'
import { defaultConfig } from '../../runtime/config.ts'
import type { LogEvent } from '../../runtime/logEvents.ts'
import { connectOffsite, offsiteCallbacks, unread } from './offsite.connect.ts'
import { forgetToken, runOffsiteEffect } from './offsite.effects.ts'

const policy = resolvePolicy({ paths: { afterLogin: '/home/' } })
const link = readOffsiteLink('https://own.example/offsite/?url=https://asked.example/')

async function show(answer: OffsiteResponse | Error, given = link) {
  const clock = createManualClock()
  const checkLink = fromPromise<OffsiteResponse, OffsiteLink>(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  )
  const actor = createActor(offsiteMachine.provide({ actors: { checkLink } }), {
    clock,
    input: { policy, link: given },
  }).start()
  const before = connectOffsite(actor.getSnapshot())
  await flush()
  return {
    before,
    props: () => connectOffsite(actor.getSnapshot()),
    callbacks: offsiteCallbacks(actor.send),
  }
}

describe('§2 Outbound link check page', () => {
  it('names the site that was asked about, then the one that the answer is about', async () => {
    const { before, props } = await show({
      redirect_status: 'suspicious',
      url: 'https://bank.example@other.example/',
    })
    expect(before).toMatchObject({
      screen: 'checking',
      isSlow: false,
      host: 'asked.example',
      href: null,
      homeHref: '/home/',
    })
    expect(props()).toMatchObject({
      screen: 'suspicious',
      host: 'other.example',
      href: 'https://bank.example@other.example/',
    })
  })

  it.each([
    [{ redirect_status: null, url: 'https://b.example/' }, 'leaving', 'https://b.example/'],
    [{ redirect_status: 'porn', url: null }, 'porn', 'https://asked.example/'],
    [{ redirect_status: 'blocked', url: 'https://b.example/' }, 'blocked', null],
    [{ redirect_status: 'new', url: 'https://b.example/' }, 'blocked', null],
  ])('A16 %j shows %s with the link %s', async (answer, screen, href) => {
    expect((await show(answer)).props()).toMatchObject({ screen, href, failure: null })
  })

  it('says why there is no answer, and asks again', async () => {
    const { props, callbacks } = await show(new ApiFailure('offline'))
    expect(props()).toMatchObject({ screen: 'failed', failure: 'offline', href: null, host: 'asked.example' })
    callbacks.onRetry()
    expect(props()).toMatchObject({ screen: 'checking', failure: null })
  })

  it('has nothing to name without a link', async () => {
    expect((await show(new Error('x'), null)).props()).toMatchObject({
      screen: 'invalidLink',
      host: null,
      href: null,
      failure: null,
    })
  })
})

describe('what leaves the machine', () => {
  const config = () => {
    const platform = createMemoryPlatform({
      href: 'https://own.example/offsite/?a=1&token=secret&url=https://asked.example/#h',
    })
    const log: LogEvent[] = []
    return {
      platform,
      log,
      config: { ...defaultConfig, platform, onLog: (event: LogEvent) => void log.push(event) },
    }
  }

  it('P13 navigates to a safe link, in the place of the page; the log holds no address', () => {
    const { config: given, platform, log } = config()
    runOffsiteEffect({ type: 'offsite.left', href: 'https://b.example/?key=secret' }, given, link)
    expect([platform.navigation.redirected, log]).toEqual([
      ['https://b.example/?key=secret'],
      [{ level: 'info', event: 'offsite.left', details: { csr: false } }],
    ])
  })

  it('a row is logged, without navigating', () => {
    const { config: given, platform, log } = config()
    runOffsiteEffect(
      { type: 'offsite.judged', row: 'serverFailed', failure: new ApiFailure('server', { status: 503 }) },
      given,
      link,
    )
    runOffsiteEffect({ type: 'offsite.followed', row: 'porn' }, given, link && { ...link, csr: true })
    expect(platform.navigation.visited).toEqual([])
    expect(log.map(({ details }) => details)).toEqual([
      { row: 'offsite.serverFailed', status: 503, code: null, csr: false },
      { row: 'offsite.porn', csr: true },
    ])
  })

  it.each([
    [new ApiFailure('refused', { status: 404 }), '/?show_error=true'],
    [new ApiFailure('refused', { status: 401, code: 7 }), '/?show_error=true'],
    [new ApiFailure('refused', { status: 301, redirectUrl: '/pin/2/' }), '/pin/2/'],
    [new ApiFailure('refused', { status: 301, redirectUrl: 'https://evil.example/' }), '/'],
  ])('§2 a failed load of the page leaves it: %o for %s', (failure, target) => {
    const { config: given, platform, log } = config()
    runOffsiteEffect({ type: 'offsite.judged', row: 'refused', failure }, given, link)
    expect(platform.navigation.visited).toEqual([target])
    expect(log.map(({ event }) => event)).toEqual(['offsite.judged'])
  })

  it('C2 the token goes out of the address, everything else stays byte for byte', () => {
    const { platform } = config()
    forgetToken(platform)
    forgetToken(platform)
    expect(platform.navigation.replaced).toEqual([
      'https://own.example/offsite/?a=1&url=https://asked.example/#h',
    ])
  })
})

it('I2 until the address is known, the page checks', () => {
  expect(unread(policy)).toMatchObject({ screen: 'checking', host: null, homeHref: '/home/' })
})
