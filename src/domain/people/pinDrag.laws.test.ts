import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pinMoveCall, type PinPlace } from './pinMove.ts'
import {
  dragData,
  isPinDrag,
  pinDragType,
  pinsInDrag,
  pinsInDrop,
  shownPlaces,
  takesPins,
  type DragSource,
} from './pinDrag.ts'

/** Ids that look like several ids, like JSON, and the same ones again. */
const id = fc.oneof(
  fc.constantFrom('1', '2', '12', '1,2', '["1","2"]', '', '__proto__'),
  fc.string({ maxLength: 3 }),
)
const ids = fc.array(id, { maxLength: 6 })
/** What an app gives: selections of pins that have gone, pins twice. */
const anySource: fc.Arbitrary<DragSource> = fc.record({ pins: ids, selected: ids, moving: ids })
/** What the view itself keeps: the selected pins are here, and free. */
const keptSource = fc.uniqueArray(id, { maxLength: 6 }).chain((pins) =>
  fc.subarray(pins).chain((moving) =>
    fc.record({
      pins: fc.constant(pins),
      moving: fc.constant(moving),
      selected: fc.shuffledSubarray(pins).map((selected) => selected.filter((pin) => !moving.includes(pin))),
    }),
  ),
)
const isFree = ({ pins, moving }: DragSource, pin: string) => pins.includes(pin) && !moving.includes(pin)

describe('what a drag takes', () => {
  it('only pins that are here and not on their way, each once, and the dragged one among them', () => {
    fc.assert(
      fc.property(id, anySource, (pin, source) => {
        const taken = pinsInDrag(pin, source)
        expect(taken.every((own) => isFree(source, own))).toBe(true)
        expect(new Set(taken).size).toBe(taken.length)
        expect(taken.includes(pin)).toBe(isFree(source, pin))
      }),
    )
  })

  it('nothing at a pin that is not free', () => {
    fc.assert(
      fc.property(id, anySource, (pin, source) => {
        fc.pre(!isFree(source, pin))
        expect(pinsInDrag(pin, source)).toEqual([])
      }),
    )
  })

  it('the whole selection at a selected pin, another pin alone', () => {
    fc.assert(
      fc.property(keptSource, fc.nat(), (source, index) => {
        const free = source.pins.filter((pin) => isFree(source, pin))
        fc.pre(free.length > 0)
        const pin = free[index % free.length] ?? ''
        expect(pinsInDrag(pin, source)).toEqual(source.selected.includes(pin) ? source.selected : [pin])
      }),
    )
  })

  it('what is sent equals what the chooser sends for the same pins', () => {
    const place = fc.record({
      boardId: fc.constantFrom('a', 'b'),
      sectionId: fc.constantFrom(null, 's', 't'),
    }) satisfies fc.Arbitrary<PinPlace>
    fc.assert(
      fc.property(keptSource, fc.nat(), place, place, (source, index, from, to) => {
        const free = source.pins.filter((pin) => isFree(source, pin))
        fc.pre(free.length > 0)
        const pin = free[index % free.length] ?? ''
        const taken = pinsInDrag(pin, source)
        // By the chooser: the selection as it is, or else 'Clear' and a press on the pin.
        const chosen = source.selected.includes(pin) ? source.selected : [pin]
        const callFor = (pinIds: readonly string[]) =>
          pinMoveCall({ pinIds, from, to, isEveryPin: pinIds.length === source.pins.length }, () => from)
        expect(callFor(taken)).toEqual(callFor(chosen))
      }),
    )
  })
})

describe('what a drop moves', () => {
  it('what the drag took, as long as it is still here', () => {
    fc.assert(
      fc.property(id, anySource, anySource, (pin, source, now) => {
        const taken = pinsInDrag(pin, source)
        expect(pinsInDrop(dragData(taken), taken, source)).toEqual(taken)
        expect(pinsInDrop(dragData(taken), taken, now)).toEqual(taken.filter((own) => isFree(now, own)))
      }),
    )
  })

  it('H4 nothing twice: what a drop moved is gone, and a second drop moves nothing', () => {
    fc.assert(
      fc.property(id, anySource, (pin, source) => {
        const taken = pinsInDrag(pin, source)
        const dropped = pinsInDrop(dragData(taken), taken, source)
        const after = { ...source, pins: source.pins.filter((own) => !dropped.includes(own)) }
        expect(pinsInDrop(dragData(taken), taken, after)).toEqual([])
      }),
    )
  })

  it('P13 nothing for data of another tab or app, whatever it says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), ids.map(dragData)), id, anySource, (data, pin, source) => {
        const taken = pinsInDrag(pin, source)
        fc.pre(data !== dragData(taken))
        expect(pinsInDrop(data, taken, source)).toEqual([])
      }),
    )
  })
})

describe('which drags are of pins', () => {
  it.each([
    [[pinDragType], true],
    [[pinDragType, 'text/plain'], true],
    [['Files'], false],
    [['Files', pinDragType], false],
    [['text/uri-list', 'text/html'], false],
    [['text/plain'], false],
    [[], false],
  ])('%j: %s', (types, isOne) => {
    expect(isPinDrag(types)).toBe(isOne)
  })
})

describe('where pins can be moved', () => {
  const flag = fc.option(fc.boolean(), { nil: undefined })
  const places = fc.array(fc.record({ isArchived: flag, isHere: flag, isLocked: flag }), { maxLength: 8 })

  it('to none that is archived, locked or where they are', () => {
    fc.assert(
      fc.property(places, (all) => {
        expect(all.filter(takesPins)).toEqual(shownPlaces(all).filter(({ isLocked }) => isLocked !== true))
        expect(
          all.filter(takesPins).some(({ isArchived, isHere, isLocked }) => isArchived || isHere || isLocked),
        ).toBe(false)
      }),
    )
  })

  it('a place that says nothing takes pins', () => {
    expect([takesPins({}), shownPlaces([{}])]).toEqual([true, [{}]])
  })
})
