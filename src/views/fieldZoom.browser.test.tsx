/** Phones zoom into a field whose letters are smaller than 16 px, and do not zoom out again. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { modes } from '../../testing/stage/mountFlow.tsx'
import { bookish, dense, type Theme } from '../../testing/stage/themes.ts'
import { everyField } from './testing/fieldRows.tsx'

const [[, mount]] = modes
const themes: Readonly<Record<string, Theme>> = {
  'its own': {},
  bookish,
  dense,
  tiny: { '--tb-type-16': '0.5rem', '--tb-type-14': '0.5rem' },
}

/** Until the end of the test, rules for fingers apply. The browser's own emulation of a touch screen leaves the page without a mouse. */
function pointWithFinger() {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => Array.from(cssRules))
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText === '(pointer: coarse)')
  for (const { media } of rules) media.mediaText = 'all'
  onTestFinished(() => {
    for (const { media } of rules) media.mediaText = '(pointer: coarse)'
  })
  return rules.length
}

const sizeOf = () => {
  const control = document.querySelector('[data-ui="control"] > :is(input, textarea, select)')
  return control ? parseFloat(getComputedStyle(control).fontSize) : 0
}

describe.each(Object.entries(themes))('on a phone with the theme %s', (_, theme) => {
  it.each(Object.entries(everyField))('the letters of %s have 16 px or more', async (_name, render) => {
    await page.viewport(390, 800)
    mount(<div style={theme}>{render()}</div>)
    expect(pointWithFinger()).toBeGreaterThan(0)
    expect(sizeOf()).toBeGreaterThanOrEqual(16)
  })
})

it('and so have those of a code where a page sets its own size of the root', () => {
  document.documentElement.style.fontSize = '50%'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  mount(everyField['a code']?.())
  expect(sizeOf()).toBe(16)
})

it('with a mouse, a dense theme keeps its letters', () => {
  mount(<div style={dense}>{everyField['a choice']?.()}</div>)
  expect(sizeOf()).toBe(13)
})
