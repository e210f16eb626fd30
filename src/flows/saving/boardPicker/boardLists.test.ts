import { describe, expect, it } from 'vitest'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { resolvePolicy } from '../../../domain/policy/policy.ts'
import { openPicker } from '../testing/openPicker.ts'
import { highlightAt } from './boardLists.ts'
import { boardPickerCallbacks } from './boardPicker.connect.ts'

const network = mockNetwork()

/** The open picker with a way to highlight a row, as its screen does. */
async function open(...given: Parameters<typeof openPicker> extends [unknown, ...infer Rest] ? Rest : never) {
  const picker = await openPicker(network, ...given)
  const { onEnter, onHighlight } = boardPickerCallbacks(picker.actor.send)
  const highlight = (row: number) => {
    onHighlight(highlightAt(picker.lists(), row))
    return picker.highlighted()
  }
  return { ...picker, highlight, enter: onEnter, output: () => picker.actor.getSnapshot().output }
}

describe('§2, §5 the lists', () => {
  it('are the boards owned or collaborated on, without archived ones, in order, digits last', async () => {
    const { lists, names } = await open()
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
    expect(lists()).toMatchObject({ hasHeadings: true, isSearchable: true })
    expect(lists().topChoices.map(({ name }) => name)).toEqual(['Garden rooms', 'Blue sofa'])
  })

  it.each([
    ['boards.three', false, 0, false],
    ['boards.four', true, 2, false],
    ['boards.fifty', true, 2, true],
  ] as const)('H12 %s: headings %s, %i top choices, search %s', async (name, ...expected) => {
    const { hasHeadings, topChoices, isSearchable } = (await open(name)).lists()
    expect([hasHeadings, topChoices.length, isSearchable]).toEqual(expected)
  })

  it('take their thresholds from the policy', async () => {
    const policy = resolvePolicy({ saving: { boardSearchFrom: 3, singleListUpTo: 4 } })
    const { lists } = await open('boards.four', { policy })
    expect(lists()).toMatchObject({ hasHeadings: false, isSearchable: true })
  })

  it('become one list during a search', async () => {
    const { actor, lists, names } = await open()
    actor.send({ type: 'query.changed', query: 'cafe' })
    expect([names(), lists().topChoices, lists().hasHeadings]).toEqual([['Café corners'], [], false])
  })

  it.each([
    ['', true, 8],
    ['  ', true, 8],
    ['ca', true, 8],
    ['👩‍👩‍👧‍👧🇳🇴', true, 8],
    ['caf', false, 1],
    [' caf ', false, 1],
    ['\u200b\u200b\u200b', true, 8],
    ['caf\u200b', false, 1],
  ])(
    'give way to search results from the policy’s number of characters on: %j',
    async (query, ...expected) => {
      const policy = resolvePolicy({ saving: { boardSearchThreshold: 3 } })
      const { actor, lists, names } = await open(undefined, { policy })
      actor.send({ type: 'query.changed', query })
      expect([lists().topChoices.length > 0, names().length]).toEqual(expected)
      expect(lists()).toMatchObject({ hasHeadings: expected[0], isSearching: !expected[0] })
    },
  )
})

describe('J10 the highlight', () => {
  it('counts rows across both lists', async () => {
    const { actor, highlight } = await open()
    const highlighted = () => actor.getSnapshot().context.highlight
    expect([highlight(1), highlighted()]).toMatchObject([
      1,
      { isTopChoice: true, board: { name: 'Blue sofa' } },
    ])
    expect([highlight(3), highlighted()]).toMatchObject([
      3,
      { isTopChoice: false, board: { name: 'Blue sofa' } },
    ])
    expect([highlight(-1), highlighted()]).toEqual([-1, null])
  })

  it('is what Enter chooses', async () => {
    const { enter, highlight, output } = await open()
    highlight(9)
    enter()
    expect(output()).toMatchObject({ kind: 'board', board: { name: '10 minute sketches' } })
  })

  it('E9 can be on a board of any name', async () => {
    const { enter, highlight, lists, names, output } = await open('boards.hardNames')
    expect(names()).toEqual(expect.arrayContaining(['__proto__', 'constructor', 'toString', '']))
    highlight(lists().topChoices.length + names().indexOf('__proto__'))
    enter()
    expect(output()).toMatchObject({ kind: 'board', board: { name: '__proto__' } })
  })
})
