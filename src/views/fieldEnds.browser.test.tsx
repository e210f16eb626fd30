import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { modes } from '../../testing/stage/mountFlow.tsx'
import { everyField, fieldsWithEnds } from './testing/fieldRows.tsx'

const [[, mount]] = modes

const parts = () => {
  const control = document.querySelector('[data-ui="control"]')
  const input = control?.querySelector('input')
  if (!control || !input) throw new Error('There is no field.')
  return { control, input, others: [...control.children].filter((part) => part !== input) }
}

describe.each(['ltr', 'rtl'])('P11 at 390 px, %s', (direction) => {
  it.each(Object.entries(fieldsWithEnds))(
    'nothing lies on the input of %s, and a press beside it is one on it',
    async (_, render) => {
      await page.viewport(390, 800)
      mount(<div dir={direction}>{render()}</div>)
      const { control, input, others } = parts()
      const [box, own] = [control.getBoundingClientRect(), input.getBoundingClientRect()]
      expect(others.length).toBeGreaterThan(0)
      for (const other of others) {
        const { left, right, width } = other.getBoundingClientRect()
        expect(width).toBeGreaterThan(0)
        expect(right <= own.left || left >= own.right).toBe(true)
        expect(left >= box.left && right <= box.right).toBe(true)
      }
      expect(box.height).toBe(48)
      if (input.disabled) return
      const icon = others.find((other) => !(other instanceof HTMLButtonElement))
      if (!icon) return
      const { left, top, width, height } = icon.getBoundingClientRect()
      await userEvent.click(control, {
        position: { x: left + width / 2 - box.left - 1, y: top + height / 2 - box.top - 1 },
      })
      expect(document.activeElement).toBe(input)
      if (input.type === 'date') return
      expect(getComputedStyle(control).outlineStyle).toBe('solid')
      expect(getComputedStyle(input).outlineStyle).toBe('none')
    },
  )

  it.each(Object.entries(everyField))(
    'a press at either end of %s is one on its control',
    async (_, render) => {
      await page.viewport(390, 800)
      mount(<div dir={direction}>{render()}</div>)
      const control = document.querySelector('[data-ui="control"] > :is(input, textarea, select)')
      // The input of a code is wider than its boxes.
      const box = [control, control?.parentElement].map((element) => element?.getBoundingClientRect())
      const left = Math.max(...box.map((rect) => rect?.left ?? 0))
      const right = Math.min(...box.map((rect) => rect?.right ?? 0))
      const { top = 0, height = 0 } = box[0] ?? {}
      expect(right - left).toBeGreaterThan(100)
      for (const x of [left + 4, left + 24, right - 24, right - 4])
        expect(document.elementFromPoint(x, top + height / 2)).toBe(control)
    },
  )
})

it('P11 no other file draws a control to type or choose in', () => {
  const sources = import.meta.glob<string>(
    ['../{ui,views,flows}/**/*.tsx', '!../**/*.test.tsx', '!../**/testing/**'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  const drawing = Object.keys(sources)
    .filter((path) =>
      /<(?:textarea|Select|select|input(?![^>]*?(?:type="(?:radio|checkbox|range)"| hidden)))\b/.test(
        sources[path] ?? '',
      ),
    )
    .map((path) => path.replace(/.*\//, ''))
  // The order of boards is chosen in a line of text: nothing is typed there, and no software puts a button beside it.
  expect(drawing.toSorted()).toEqual([
    'BoardSortChoice.tsx',
    'SearchField.tsx',
    'SelectField.tsx',
    'TextArea.tsx',
    'TextField.tsx',
  ])
})

it('in a row without a width, a password is as wide as a text, and no wider than a narrow row', () => {
  mount(
    <div style={{ display: 'grid', justifyItems: 'start', inlineSize: 600 }}>
      {everyField['a field of the type text']?.()}
      {everyField['a password']?.()}
      {everyField['a password with an error']?.()}
      <div style={{ inlineSize: 200, display: 'grid' }}>{everyField['a password']?.()}</div>
      <div style={{ inlineSize: 'min-content' }}>{everyField['a password']?.()}</div>
    </div>,
  )
  const widths = [...document.querySelectorAll('[data-ui="control"]')].map((control) => {
    const end = control.querySelector('button') ?? control
    const { left, right } = control.getBoundingClientRect()
    expect(end.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    return right - left
  })
  const [text = 0] = widths
  expect(text).toBeGreaterThan(200)
  expect(widths).toEqual([text, text, text, 200, 128])
})
