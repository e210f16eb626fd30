/** How the Statechart tab shares its space among machines. */
import { describe, expect, it } from 'vitest'
import { door, shut, watch } from './door.ts'
import { paneRoom, treeRoom } from './paneRoom.ts'

const { machines } = shut
const [outer, inner] = machines
const layout = { machines, charts: { door, watch }, zoom: 'near', direction: 'row' } as const

describe('the room of a pane', () => {
  it('is that of its chart, with its name and frame', () => {
    if (!outer || !inner) throw new Error('The door runs a watch.')
    expect(paneRoom(outer, layout).wanted).toEqual({ width: 470, height: 192 })
    expect(paneRoom(inner, layout).wanted).toEqual({ width: 170, height: 122 })
  })

  it('includes the machines that it runs, beside or below it', () => {
    if (!outer) throw new Error('There is a door.')
    expect(treeRoom(outer, layout).wanted).toEqual({ width: 470 + 170 + 6 + 10, height: 192 + 10 })
    expect(treeRoom(outer, { ...layout, direction: 'column' }).wanted).toEqual({
      width: 480,
      height: 192 + 122 + 6 + 10,
    })
  })

  it('grows with the zoom, and never so far that nothing is left for others', () => {
    if (!outer) throw new Error('There is a door.')
    expect(paneRoom(outer, { ...layout, zoom: 1.5 }).wanted).toEqual({ width: 700, height: 267 })
    expect(paneRoom(outer, { ...layout, zoom: 2 }).wanted.width).toBe(810)
  })

  it('is a line for a machine without a chart', () => {
    if (!outer) throw new Error('There is a door.')
    expect(paneRoom(outer, { ...layout, charts: {} })).toEqual({
      wanted: { width: 170, height: 62 },
      least: { width: 170, height: 62 },
    })
  })
})
