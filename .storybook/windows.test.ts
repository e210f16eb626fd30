/** The windows in the Modes menu. */
import { describe, expect, it } from 'vitest'
import { viewports } from '../testing/viewports.ts'
import { windowGroups, windowIn, windowOptions, windowTitle } from './windows.ts'

describe('The windows of the Modes menu', () => {
  it('are all that a story can name, each once', () =>
    expect(Object.values(windowGroups).flat().toSorted()).toEqual(Object.keys(viewports).toSorted()))

  it('begin with the three that people design for', () =>
    expect(Object.values(windowOptions(null)).slice(0, 4)).toEqual([
      'All the space',
      'Phone, 390',
      'Tablet, 768',
      'Desktop, 1280',
    ]))

  it('name a size that somebody has dragged', () => {
    expect(windowOptions('500-600')).toHaveProperty('500-600', '500 × 600')
    expect(windowOptions('w870')).not.toHaveProperty('w870')
    expect(windowTitle('100pct-600px')).toBe('100 % × 600')
  })

  it.each([
    [{}, null],
    [{ viewport: {} }, null],
    [{ viewport: { value: undefined } }, null],
    [{ viewport: { value: 'phone' } }, 'phone'],
    [{ viewport: 'phone' }, 'phone'],
  ])('are read from %j', (globals, name) => expect(windowIn(globals)).toBe(name))
})
