import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../../testing/machines/saving.ts'
import { readCreatePinRoute } from '../../../domain/createPin/route.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { createConfig } from '../testing/services.ts'
import { logPageView, logPinCreated, logPinFailed } from './pinCreateLog.ts'

const query = new URLSearchParams({
  url: 'https://wren.example/walks/ridge?session=SECRET1#SECRET2',
  media: 'https://wren.example/ridge.jpg?token=SECRET3',
  description: 'SECRET4',
  color: '#b98a7a',
  guid: 'g 1',
  logged_in: 'SECRET5',
  password: 'SECRET6',
})
const created = { pinId: '77', board: boardOf('202', 'Blue sofa'), section: null, imageUrl: null }

function start({
  logUrl = 'https://log.example/b.gif' as string | null,
  search = `?${query.toString()}`,
} = {}) {
  // The app may give the page another query than the address has.
  const href = 'https://tackboard.example/pin/create/bookmarklet/?guid=another'
  const watched = createConfig({ createPin: { logUrl } }, href)
  const route = readCreatePinRoute('/pin/create/bookmarklet/', search, defaultPolicy.createPin)
  if (!route) throw new Error('That is no address of the page.')
  const beacons = () => watched.platform.beacon.sent.map((url) => new URL(url))
  return {
    ...watched,
    beacons,
    succeed: () => logPinCreated(created, watched.config, route),
    fail: (row: Parameters<typeof logPinFailed>[0]['row']) =>
      logPinFailed({ row, failure: null }, watched.config, route),
  }
}

describe('K14 the beacon', () => {
  it('is not sent where the app has no log host; the app’s own log still gets the line', () => {
    const { beacons, fail, log, succeed } = start({ logUrl: null })
    succeed()
    fail('createPin.offline')
    expect([beacons(), log.map(({ event }) => event)]).toEqual([[], ['pin.created', 'createPin.failed']])
  })

  it('§7 says what happened, which pin, by which method and query', () => {
    const { beacons, succeed } = start()
    succeed()
    const [url] = beacons()
    expect(beacons()).toHaveLength(1)
    expect([url?.origin, url?.pathname]).toEqual(['https://log.example', '/b.gif'])
    expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
      client: 'web',
      event: 'pin_create_success',
      pin_id: '77',
      path: 'bookmarklet',
    })
    expect(Object.fromEntries(new URLSearchParams(url?.searchParams.get('query') ?? ''))).toEqual({
      url: 'https://wren.example/walks/ridge',
      media: 'https://wren.example/ridge.jpg',
      color: '#b98a7a',
      guid: 'g 1',
    })
  })

  it('a success without a guid sends nothing, a failure always does', () => {
    const { beacons, fail, succeed } = start({ search: '?url=https%3A%2F%2Fwren.example%2F' })
    succeed()
    expect(beacons()).toEqual([])
    fail('createPin.timedOut')
    expect(
      beacons().map(({ searchParams }) => [searchParams.get('event'), searchParams.get('pin_id')]),
    ).toEqual([['pin_create_fail', '']])
  })

  it.each(['refused', 'serverFailed', 'offline', 'malformed', 'timedOut'] as const)(
    '%s is a failure',
    (row) => {
      const { beacons, fail } = start()
      fail(`createPin.${row}`)
      expect(beacons()).toHaveLength(1)
    },
  )

  it.each([
    'createPin.imagesUnread',
    'createPin.imageUnregistered',
    'createPin.settingsUnread',
    'save.inviteFailed',
  ] as const)('%s is none: the pin can still be created', (row) => {
    const { beacons, fail, log } = start()
    fail(row)
    expect([beacons(), log]).toMatchObject([[], [{ event: 'createPin.failed', details: { row } }]])
  })

  it('C1 nothing secret is sent or logged', () => {
    const { fail, log, platform, succeed } = start()
    succeed()
    fail('createPin.refused')
    expect(platform.beacon.sent).toHaveLength(2)
    expect(JSON.stringify([platform.beacon.sent, log])).not.toContain('SECRET')
  })
})

it('§7 context events: the page view, and the save', () => {
  const { config, log, succeed } = start()
  logPageView(config)
  succeed()
  expect(log).toMatchObject([
    { event: 'createPin.viewed', details: { view_type: 12, view_parameter: 119 } },
    { event: 'pin.created', details: { event_type: 1, view_type: 92, pinId: '77', boardId: '202' } },
  ])
  expect(config.visit.recentSaves()).toMatchObject({ pinId: '77', boards: [{ id: '202' }] })
})
