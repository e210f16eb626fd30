import { expect, it, onTestFinished } from 'vitest'
import { modes } from '../../testing/stage/mountFlow.tsx'
import { Checkbox } from './fields/Checkbox.tsx'
import { DateField } from './fields/DateField.tsx'
import { PasswordField } from './fields/PasswordField.tsx'
import { given, named, semanticsRows } from './testing/semanticsRows.tsx'

const [[, mount]] = modes
const texts = { show: 'Show', hide: 'Hide', shown: 'Visible', hidden: 'Hidden', capsLock: 'Caps Lock' }
const rows = [
  ...semanticsRows,
  { title: 'a checkbox with a detail', node: <Checkbox {...named} detail={<p>More</p>} /> },
  { title: 'a date', node: <DateField {...named} {...given} /> },
  {
    title: 'a password',
    node: <PasswordField {...named} {...given} autoComplete="new-password" texts={texts} />,
  },
]

/** Everything of a primitive that has a place on the page: elements, and the texts in them. */
function partsOf(host: Element): readonly (Element | Range)[] {
  const elements = [...host.querySelectorAll('*:not(svg *)')]
  const words = elements.flatMap((element) =>
    [...element.childNodes].flatMap((node) => {
      if (!(node instanceof Text)) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [range]
    }),
  )
  return [...elements, ...words]
}
const parentOf = (part: Element | Range) =>
  part instanceof Range ? part.startContainer.parentElement : part.parentElement

/** Where a box begins and ends, in pixels from the side where a line begins. */
function placesIn(parts: readonly (Element | Range)[], direction: 'ltr' | 'rtl') {
  document.documentElement.dir = direction
  const { clientWidth } = document.documentElement
  return parts.map((part) => {
    const { left, right, top } = part.getBoundingClientRect()
    const [from, until] = direction === 'ltr' ? [left, right] : [clientWidth - right, clientWidth - left]
    return [from, until, top].map(Math.round)
  })
}

it.each(rows)('J21 $title is mirrored in a language that is read from the right', ({ node }) => {
  const { host } = mount(node)
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  document.documentElement.dir = 'rtl'
  // An address, a code or a password is read from the left everywhere.
  const parts = partsOf(host).filter((part) => {
    const parent = parentOf(part)
    // What is not drawn has no place.
    return parent && part.getClientRects().length > 0 && getComputedStyle(parent).direction === 'rtl'
  })
  expect(parts.length).toBeGreaterThan(0)
  expect(placesIn(parts, 'rtl')).toEqual(placesIn(parts, 'ltr'))
})
