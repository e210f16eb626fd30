import { describe, expect, it } from 'vitest'
import { fromTables, modes } from '../../../../testing/stage/mountFlow.tsx'
import { routeOf, showing, type PageOptions } from '../../../../testing/stage/mobileCreatePinPage.tsx'
import { byRole, focused, press, see, soon } from '../../../../testing/stage/person.ts'
import { choose } from '../../../../testing/stage/saveToBoardPage.tsx'

const origin = 'https://tackboard.example'
const after = (...previous: string[]): PageOptions['history'] => ({
  previous,
  current: `${origin}/pin/create/button/`,
  forward: [],
})

/** Sends the logs to a separate host. */
const logged = { createPin: { logUrl: 'https://log.example/x' } }

describe.each(modes)('§4 leaving the page that creates a pin on a phone, %s', (_, mount) => {
  const show = showing(mount)

  it.each<
    readonly [string, PageOptions, { readonly isClosed: boolean; readonly wentBack: readonly number[] }]
  >([
    ['a bookmarklet', { method: 'bookmarklet' }, { isClosed: true, wentBack: [] }],
    ['a short history', { historyLength: 1 }, { isClosed: true, wentBack: [] }],
    [
      'the page that created a board',
      { history: after('/', `${origin}/board/create/`) },
      { isClosed: false, wentBack: [2] },
    ],
    ['another page', { history: after('/board/create/', '/board/1/') }, { isClosed: false, wentBack: [1] }],
  ])('K12 A14 opened from %s, it closes', async (_name, options, expected) => {
    const { platform } = show(undefined, {}, options)
    await choose('Blue sofa')
    await soon(() => expect(platform.window).toMatchObject(expected))
    await see('Saved to Blue sofa')
  })

  it('A7 K12 cancelling leaves in the same way, and creates nothing', async () => {
    const mounted = show()
    await see('Blue sofa')
    await press('Cancel')
    await soon(() => expect(mounted.platform.window.wentBack).toEqual([1]))
    expect(mounted.calls.map(({ name }) => name)).not.toContain('createPin')
  })

  it('K7 a window that refuses to close says so, and is no dead end', async () => {
    const { platform } = show('mobileCreatePin.cannotClose', {}, { method: 'bookmarklet' })
    await see('Blue sofa')
    await press('Cancel')
    await soon(() => expect(focused()).toBe('h1 You can close this window'))
    await press('Choose a board')
    await choose('Blue sofa')
    await soon(() => expect(focused()).toBe('h1 Saved'))
    expect((await byRole('link', 'See your Pin')).getAttribute('href')).toMatch(/^\/pin\/\d+$/)
    expect(platform.window.isClosed).toBe(false)
  })

  it('K14 logs the page once, the pin, and a beacon without what may be secret', async () => {
    const { log, platform } = show(undefined, {}, { policy: logged })
    await choose('Garden rooms')
    await choose('Lighting')
    await soon(() => expect(platform.beacon.sent).toHaveLength(1))
    const pinId = String(log.at(-1)?.details['pinId'])
    expect(log.map(({ event, details }) => [event, details])).toEqual([
      ['createPin.viewed', { view_type: 12, view_parameter: 119 }],
      ['pin.created', { event_type: 1, view_type: 92, pinId, boardId: '201', sectionId: '301' }],
    ])
    const { searchParams } = new URL(platform.beacon.sent[0] ?? '')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client: 'web',
      event: 'pin_create_success',
      pin_id: pinId,
      path: 'button',
    })
    expect(searchParams.get('query')).not.toContain('secret')
  })

  it('K14 without a guid, a failure sends a beacon and a success does not', async () => {
    const route = { ...routeOf('button'), guid: null }
    const failed = show('mobileCreatePin.failed', { route }, { policy: logged })
    await choose('Blue sofa')
    await soon(() => expect(failed.platform.beacon.sent).toHaveLength(1))
    expect(failed.platform.beacon.sent[0]).toContain('event=pin_create_fail')
    expect(failed.log.at(-1)).toMatchObject({
      event: 'createPin.failed',
      details: { row: 'mobileCreatePin.failed' },
    })
    failed.unmount()
    fromTables()
    const created = show(undefined, { route }, { policy: logged })
    await choose('Blue sofa')
    await byRole('heading', 'Saved')
    expect(created.platform.beacon.sent).toEqual([])
  })

  it('K14 a list of sections that cannot be read is no failed pin', async () => {
    const { log, platform } = show('sections.loadFailed', {}, { policy: logged })
    await choose('Garden rooms')
    await see('The sections could not be loaded.')
    expect([platform.beacon.sent, log.at(-1)?.details['row']]).toEqual([[], 'sections.loadFailed'])
  })
})
