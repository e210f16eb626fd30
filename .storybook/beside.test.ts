/** What "Side by side" shows next to a story. */
import { describe, expect, it } from 'vitest'
import { besideOf } from './beside.ts'
import { viewports } from '../testing/viewports.ts'
import { initialGlobals } from './toolbar.ts'

const beside = (choice: string, others: Readonly<Record<string, unknown>> = {}) =>
  besideOf({ ...initialGlobals, ...others, beside: choice })

describe('Side by side', () => {
  it('shows nothing by default, or for an unknown value', () => {
    expect(besideOf(initialGlobals)).toBeNull()
    expect(besideOf({})).toBeNull()
    expect(beside('locale-xx')).toBeNull()
    expect(beside('viewport-xx')).toBeNull()
  })

  it.each([
    ['light', 'theme:dark', ['Light', 'Dark']],
    ['dark', 'theme:light', ['Dark', 'Light']],
  ])('shows the theme other than %s', (theme, globals, titles) =>
    expect(beside('theme', { theme })).toEqual({ globals, titles, size: null }),
  )

  it('shows another language, and nothing for its own', () => {
    expect(beside('locale-en-XA')).toMatchObject({ globals: 'locale:en-XA', size: null })
    expect(beside('locale-en')).toBeNull()
  })

  it.each(Object.keys(viewports))('shows the width of %s, at its real size', (key) =>
    expect(beside(`viewport-${key}`)?.size?.width).toBeGreaterThan(300),
  )

  it('keeps the width of the first page for another language or theme', () =>
    expect(beside('theme', { viewport: { value: 'phone390' } })?.size).toEqual({ width: 390, height: 844 }))
})
