/** The presets of the toolbar's modes. */
import { describe, expect, it } from 'vitest'
import { viewports } from '../testing/viewports.ts'
import { combinationIn, globalsOf, presets, wordsOf } from './presets.ts'
import { choices, initialGlobals, modeNames } from './toolbar.ts'

describe('The presets of the modes', () => {
  it.each(Object.entries(presets))('%s has values that the toolbar offers', (_, { viewport, ...modes }) => {
    for (const [name, value] of Object.entries(modes)) {
      const mode = modeNames.find((each) => each === name)
      expect(mode && Object.keys(choices[mode].options)).toContain(value)
    }
    expect(['none', ...Object.keys(viewports)]).toContain(viewport ? Object.values(viewport)[0] : 'none')
  })

  it('leaves nothing of the modes before', () =>
    expect(globalsOf({ theme: 'dark' })).toEqual({ ...initialGlobals, theme: 'dark', viewport: {} }))

  it.each([
    [{ theme: 'dark' }, null],
    [{ ...initialGlobals, viewport: {} }, null],
    [
      { theme: 'dark', locale: 'ar', viewport: { value: undefined } },
      { theme: 'dark', locale: 'ar' },
    ],
  ])('of %j remembers %j', (globals, combination) => expect(combinationIn(globals)).toEqual(combination))

  it('names a combination', () =>
    expect(wordsOf({ theme: 'dark', viewport: { value: 'phone390' } })).toBe('Dark, Phone, 390'))
})
