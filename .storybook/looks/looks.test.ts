/** The toolbar's pseudo-states and forced colors, as far as they can be tested without a page. */
import { describe, expect, it } from 'vitest'
import { hasSystemColor, inPalette, palettes } from './palettes.ts'
import { inState } from './pseudoStates.ts'
import { splitSelectors, withCondition } from './selectors.ts'

describe('a pseudo-state', () => {
  it('also matches without the pointer', () =>
    expect(inState('.a:hover { color: red }', 'hover')).toBe('.a:is(:hover, :where(*)) { color: red }'))

  it('leaves the other states alone', () => {
    expect(inState('.a:focus { } .b:active { }', 'hover')).toBe('.a:focus { } .b:active { }')
    expect(inState(String.raw`.a\:hover { }`, 'hover')).toBe(String.raw`.a\:hover { }`)
  })

  it('distinguishes focus, visible focus and focus within', () => {
    const text = inState(':focus { } :focus-visible { } :focus-within { }', 'focus')
    expect(text).toMatch(/^:is\(:focus, :where\(a\[href\]/)
    expect(text).toContain(':is(:focus-visible, :where(a[href]')
    expect(text).toContain(':is(:focus-within, :where(:has(')
  })

  it('shows a pressed element as hovered, too', () =>
    expect(inState('.a:hover { } .a:active { }', 'active')).toBe(
      '.a:is(:hover, :where(*)) { } .a:is(:active, :where(*)) { }',
    ))
})

describe('selectors', () => {
  it('split at commas outside of brackets', () =>
    expect(splitSelectors(".a:is(.b, .c), [title='x,y'], .d")).toEqual([
      '.a:is(.b, .c)',
      "[title='x,y']",
      '.d',
    ]))

  it('take a condition before a pseudo-element', () =>
    expect(withCondition('.a, .b::before', ':where(.c)')).toBe('.a:where(.c), .b:where(.c)::before'))
})

describe('system colors', () => {
  it('are recognised as words, in any case', () => {
    expect(hasSystemColor('1px solid canvastext')).toBe(true)
    expect(hasSystemColor('var(--tb-color-canvas)')).toBe(false)
  })

  it('are replaced by the palette, the longest name first', () =>
    expect(inPalette('Canvas CanvasText', palettes.dark)).toBe('rgb(0 0 0) rgb(255 255 255)'))
})
