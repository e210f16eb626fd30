import { createActor, waitFor } from 'xstate'
import { describe, expect, it, vi } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { resetDb, scenario } from '../../../../mocks/index.ts'
import { baseUrl, mockNetwork } from '../../../../mocks/testing/network.ts'
import { resolvePolicy } from '../../../domain/policy/policy.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { boardsPayload, provideBoardPicker } from './boardPicker.services.ts'
import { connectBoardPicker } from './boardPicker.connect.ts'

const network = mockNetwork()
const { saving } = defaultConfig.policy
const asked = { pinId: '1', isDesktop: true, bookmark: null }
const advertiser = { id: 'ad', ownerUserId: '4', ownerUsername: 'sora' }

describe('§7 BoardPickerBoardsResource', () => {
  const whole = {
    pin_id: '1',
    username: 'wren',
    field_set_key: 'board_picker',
    shortlist_suggestions: 2,
    isDesktop: true,
  }

  it('asks for the viewer’s own boards, and what is no pin yet sends no pin_id', () => {
    expect(boardsPayload({ ...asked, session: wren }, saving)).toEqual(whole)
    expect(
      boardsPayload({ ...asked, pinId: null, isDesktop: false, bookmark: '50', session: wren }, saving),
    ).toEqual({
      username: 'wren',
      field_set_key: 'board_picker',
      shortlist_suggestions: 2,
      isDesktop: false,
      bookmark: '50',
    })
  })

  it('§6 who acts for an advertiser asks for the owner’s, protected, with the advertiser_id', () => {
    expect(boardsPayload({ ...asked, session: { ...wren, advertiser } }, saving)).toEqual({
      ...whole,
      username: 'sora',
      advertiser_id: 'ad',
      filter: 'protected',
    })
  })

  it('§6 the ad-account owner asks for their own', () => {
    const owner = { ...advertiser, ownerUserId: wren.userId, ownerUsername: 'wren' }
    expect(boardsPayload({ ...asked, session: { ...wren, advertiser: owner } }, saving)).toEqual(whole)
  })
})

/** The picker on the mocks' answers, and what it shows once all have come. */
async function shown(
  given?: Parameters<typeof scenario>[0],
  { locale = 'en', policy = defaultConfig.policy } = {},
) {
  resetDb()
  if (given) network.use(...scenario(given).handlers)
  const answers: Promise<Response>[] = []
  const fetch: typeof globalThis.fetch = (...request) => {
    const answer = globalThis
      .fetch(...request)
      .then(async (own) => new Response(await own.arrayBuffer(), own))
    answers.push(answer)
    return answer
  }
  const machine = provideBoardPicker({ ...defaultConfig, policy, api: { baseUrl, fetch } })
  const actor = createActor(machine, {
    input: { policy, session: wren, pinId: '1', isDesktop: true, memory: null },
  }).start()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
  // What is asked of the pin is not waited for by the machine. What has come whole is read within a turn of the loop.
  await Promise.allSettled(answers)
  await new Promise((done) => {
    setTimeout(done)
  })
  const props = () => connectBoardPicker(actor.getSnapshot(), actor.send, locale)
  return { actor, props, names: () => props().boards.map((board) => board.name) }
}

describe('what the picker shows', () => {
  it('§5 own boards and those worked on, none archived, in order, digits last', async () => {
    const { names, props } = await shown()
    expect(names()).toEqual([
      'Åre in winter',
      'Blue sofa',
      'Café corners',
      'Garden rooms',
      'Quick saves',
      'Team kitchen',
      'Weeknight suppers',
      '10 minute sketches',
    ])
    expect(props()).toMatchObject({
      status: 'ready',
      hasHeadings: true,
      isSearchable: true,
      suggestions: ['Lakes at dawn', 'Quiet water'],
      pinnedTo: null,
      more: 'none',
    })
    expect(props().topChoices.map(({ name }) => name)).toEqual(['Garden rooms', 'Blue sofa'])
  })

  it.each([
    ['boards.three', false, 0, false],
    ['boards.four', true, 2, false],
    ['boards.fifty', true, 2, true],
  ] as const)(
    'H12 %s: headings %s, %i top choices, search %s',
    async (name, hasHeadings, top, isSearchable) => {
      const { props } = await shown(name)
      expect([props().hasHeadings, props().topChoices.length, props().isSearchable]).toEqual([
        hasHeadings,
        top,
        isSearchable,
      ])
    },
  )

  it('§2 the thresholds are values of the policy', async () => {
    const policy = resolvePolicy({ saving: { boardSearchFrom: 3, singleListUpTo: 4 } })
    const { props } = await shown('boards.four', { policy })
    expect([props().hasHeadings, props().isSearchable]).toEqual([false, true])
  })

  it('§2 a search is one list, and the lists that have not changed are the same arrays', async () => {
    const { actor, names, props } = await shown()
    actor.send({ type: 'query.changed', query: 'cafe' })
    expect([names(), props().topChoices, props().hasHeadings]).toEqual([['Café corners'], [], false])
    const { boards, topChoices } = props()
    props().onHighlight(0)
    expect([props().highlighted, props().boards === boards, props().topChoices === topChoices]).toEqual([
      0,
      true,
      true,
    ])
  })

  it('J10 the highlight counts over both lists', async () => {
    const { actor, props } = await shown()
    props().onHighlight(1)
    expect([props().highlighted, actor.getSnapshot().context.highlight]).toMatchObject([
      1,
      { isTopChoice: true, board: { name: 'Blue sofa' } },
    ])
    props().onHighlight(3)
    expect([props().highlighted, actor.getSnapshot().context.highlight]).toMatchObject([
      3,
      { isTopChoice: false, board: { name: 'Blue sofa' } },
    ])
    props().onHighlight(-1)
    expect(props().highlighted).toBe(-1)
    props().onHighlight(9)
    props().onEnter()
    expect(actor.getSnapshot().output).toMatchObject({ kind: 'board', board: { name: '10 minute sketches' } })
  })

  it('§2 a pin saved already is told of, unless the board’s layout is quick_creates', async () => {
    expect((await shown('boards.pinned')).props().pinnedTo).toBe('Blue sofa')
    expect((await shown('boards.pinnedToQuickCreates')).props().pinnedTo).toBeNull()
  })

  it('names and notice fail silently', async () => {
    expect((await shown('boards.quietReadsFail')).props()).toMatchObject({
      status: 'ready',
      suggestions: [],
      pinnedTo: null,
    })
  })

  it('what is remembered asks nothing of a pin, and carries no answer through the chart', async () => {
    const { actor: first } = await shown()
    const { boards, shortlist, bookmark, query, suggestions, pinnedTo } = first.getSnapshot().context
    const fetch = vi.fn<typeof globalThis.fetch>()
    const machine = provideBoardPicker({ ...defaultConfig, api: { baseUrl, fetch } })
    const heard: string[] = []
    const actor = createActor(machine, {
      input: {
        policy: defaultConfig.policy,
        session: wren,
        pinId: '1',
        isDesktop: true,
        memory: { boards, shortlist, bookmark, query, suggestions, pinnedTo },
      },
      inspect: (inspected) => {
        if (inspected.type === '@xstate.event') heard.push(inspected.event.type)
      },
    }).start()
    // One turn of the loop: answers of nothing would have come by then.
    await new Promise((done) => {
      setTimeout(done)
    })
    expect([heard.filter((type) => type.startsWith('xstate.done')), fetch.mock.calls]).toEqual([[], []])
    expect(connectBoardPicker(actor.getSnapshot(), actor.send)).toMatchObject({
      status: 'ready',
      suggestions: ['Lakes at dawn', 'Quiet water'],
    })
    actor.stop()
    expect(actor.getSnapshot().status).toBe('stopped')
  })

  it.each([
    'boardPicker.loadFailed',
    'boards.refused',
    'boards.malformed',
    'boards.wrongShape',
    'boards.offline',
  ] as const)('§8, D8 to D11 %s: failed', async (name) => {
    expect((await shown(name)).props().status).toBe('failed')
  })

  it('E16 a cover that is no web address is none', async () => {
    const { props } = await shown('boards.hostileCovers')
    expect(props().boards.map(({ name, coverUrl }) => [name, coverUrl])).toEqual([
      ['Drawing with a script', null],
      ['Gone', '/pins/gone.svg'],
      ['Lake', '/pins/lake.svg'],
      ['Script', null],
    ])
  })

  it('E9 boards of any name are listed and can be chosen', async () => {
    const { actor, names, props } = await shown('boards.hardNames')
    expect(names()).toEqual(expect.arrayContaining(['__proto__', 'constructor', 'toString', '']))
    props().onHighlight(props().topChoices.length + names().indexOf('__proto__'))
    props().onEnter()
    expect(actor.getSnapshot().output).toMatchObject({ kind: 'board', board: { name: '__proto__' } })
  })
})
