import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, soon } from '../../../../testing/stage/person.ts'
import { dragData, pinDragType } from '../../../domain/people/pinDrag.ts'
import { MovePinsView } from '../MovePinsView.tsx'
import type { MovePinsViewProps } from '../MovePinsView.types.ts'

const onMove = vi.fn<(to: string, pinIds: readonly string[]) => void>()
const onSelect = vi.fn<(ids: readonly string[]) => void>()
beforeEach(() => {
  onMove.mockClear()
  onSelect.mockClear()
})

const fire = (target: Element, type: string, dataTransfer: DataTransfer) =>
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
const placeOf = (name: string) =>
  [...document.querySelectorAll('li')].find(
    (row) => row.querySelector('button') === null && row.textContent?.startsWith(name),
  )
const place = async (name: string) => {
  await soon(() => expect(placeOf(name)).toBeDefined())
  const found = placeOf(name)
  if (!found) throw new Error(name)
  return found
}
const isOver = () => soon(() => expect(placeOf('Hikes')).toBeUndefined())

describe.each(modes)('dragging pins, %s', (_, mount) => {
  const view = (props: Partial<MovePinsViewProps> = {}) =>
    mount(
      <MovePinsView
        name="Moss"
        pins={['1', '2', '3'].map((id) => ({ id, title: `Pin ${id}`, imageUrl: null }))}
        selected={[]}
        destinations={[
          { id: 'h', name: 'Hikes' },
          { id: 'l', name: 'Locked away', isLocked: true },
          { id: 'o', name: 'Old', isArchived: true },
          { id: 'm', name: 'Moss', isHere: true },
        ]}
        canDrag
        {...{ onSelect, onMove }}
        {...props}
      />,
    )
  const take = async (name: string) => {
    const data = new DataTransfer()
    const source = await byRole('button', name)
    fire(source, 'dragstart', data)
    fire(source, 'dragenter', data)
    return { data, source }
  }

  it.each([
    ['a selected pin with the others', ['3', '1'], 'Pin 1', ['3', '1']],
    ['another pin alone', ['3', '1'], 'Pin 2', ['2']],
    ['a pin without a selection', [], 'Pin 2', ['2']],
  ] as const)('takes %s', async (_name, selected, pin, moved) => {
    view({ selected })
    const { data } = await take(pin)
    expect([data.types, data.getData(pinDragType)]).toEqual([[pinDragType], dragData(moved)])
    const hikes = await place('Hikes')
    expect(fire(hikes, 'dragover', data)).toBe(false)
    fire(hikes, 'drop', data)
    fire(hikes, 'drop', data)
    expect(onMove.mock.calls).toEqual([['h', moved]])
    expect(onSelect).not.toHaveBeenCalled()
    await isOver()
  })

  it('neither a locked, an archived nor its own place takes pins', async () => {
    view()
    const { data } = await take('Pin 1')
    const locked = await place('Locked away')
    expect(fire(locked, 'dragover', data)).toBe(true)
    fire(locked, 'drop', data)
    expect([onMove.mock.calls, placeOf('Old'), placeOf('Moss')]).toEqual([[], undefined, undefined])
  })

  it.each(['dragend', 'pointerdown'])('%s ends it, and nothing moves', async (type) => {
    view()
    const { data, source } = await take('Pin 1')
    const hikes = await place('Hikes')
    fire(hikes, 'dragover', data)
    if (type === 'dragend') fire(source, type, data)
    else dispatchEvent(new PointerEvent(type))
    await isOver()
    fire(hikes, 'drop', data)
    expect(onMove).not.toHaveBeenCalled()
  })

  it('P13 ignores files, links and pins of another tab', async () => {
    view()
    await take('Pin 1')
    const hikes = await place('Hikes')
    const carried: readonly ((data: DataTransfer) => unknown)[] = [
      (data) => data.items.add(new File(['x'], 'x.jpg')),
      (data) => data.setData('text/uri-list', 'https://example.com/'),
      (data) => data.setData('text/plain', dragData(['1'])),
    ]
    for (const carry of carried) {
      const data = new DataTransfer()
      carry(data)
      expect(fire(hikes, 'dragover', data)).toBe(true)
      fire(hikes, 'drop', data)
    }
    const pins = new DataTransfer()
    pins.setData(pinDragType, dragData(['2']))
    fire(hikes, 'drop', pins)
    expect(onMove).not.toHaveBeenCalled()
  })

  it('a pin on its way cannot be dragged', async () => {
    view({ moving: ['1'] })
    const { data, source } = await take('Pin 1')
    expect([source.draggable, data.types]).toEqual([false, []])
    expect(placeOf('Hikes')).toBeUndefined()
  })

  it('without canDrag nothing can be, and no pin has its own "Move to"', async () => {
    view({ canDrag: false })
    const { data, source } = await take('Pin 1')
    expect([source.draggable, data.types]).toEqual([false, []])
    expect(document.querySelectorAll('li button')).toHaveLength(3)
  })

  it('"Move to" of one pin moves that pin alone, by keyboard; a locked place does nothing', async () => {
    view({ selected: ['1'] })
    ;(await byRole('button', 'Pin 2')).focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    ;(await byRole('button', /^Locked away/)).click()
    expect(onMove).not.toHaveBeenCalled()
    await userEvent.click(await byRole('button', 'Hikes'))
    expect(onMove.mock.calls).toEqual([['h', ['2']]])
  })
})
