import { expect, it, onTestFinished, vi } from 'vitest'
import { firstField } from './focus.ts'

it('finds a field that has just been added, where a browser answers by the styles that it computed last', () => {
  const form = document.createElement('form')
  form.innerHTML = '<input style="display: none"><input name="email">'
  document.body.append(form)
  onTestFinished(() => form.remove())
  // As WebKit does: nothing is visible until the layout has been read.
  const laidOut = new Set<Element>()
  const { getClientRects, checkVisibility } = Element.prototype
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function read(this: Element) {
    laidOut.add(this)
    return getClientRects.call(this)
  })
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function check(this: Element, options) {
    return laidOut.has(this) && checkVisibility.call(this, options)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  expect(firstField(form)).toHaveProperty('name', 'email')
})
