/** A page with classic scrollbars, which take space, under a dialog. */
import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { byRole, soon } from '../../../testing/stage/person.ts'
import { Dialog } from './Dialog.tsx'

const [[, mount]] = modes

function setUp(css: string, isLong: boolean) {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = css
  onTestFinished(() => style.remove())
  return function Page({ isOpen, isNested }: { readonly isOpen: boolean; readonly isNested?: boolean }) {
    const [items] = useState(['box', 'bar', 'toast'])
    return (
      <main style={{ minHeight: isLong ? 3000 : 0 }}>
        <div data-at="box" style={{ width: 100, height: 20, margin: '0 auto' }} />
        {items.slice(1).map((name) => (
          <div
            key={name}
            data-at={name}
            style={{ position: 'fixed', insetInlineEnd: 0, width: '50%', height: 10 }}
          />
        ))}
        <div data-at="fixed" style={{ position: 'fixed', inset: '0 0 auto', height: 10 }} />
        {isOpen && (
          <Dialog title="Log in" closeLabel="Close">
            {isNested && <Dialog title="Notice" closeLabel="Close" />}
          </Dialog>
        )}
      </main>
    )
  }
}

const places = () =>
  [...document.querySelectorAll('[data-at]:not(dialog *)')].map((element) => {
    const { left, right } = element.getBoundingClientRect()
    return [left, right]
  })

const pages: readonly (readonly [name: string, css: string])[] = [
  ['a plain page', ''],
  ['a body without a margin', 'body { margin: 0 }'],
  ['a body with a margin', 'body { margin: 40px }'],
  ['a root that always has a scrollbar', 'html { overflow-y: scroll }'],
  ['a body that always has a scrollbar', 'body { overflow-y: scroll }'],
  ['a body that hides what is too wide', 'body { overflow-x: hidden }'],
  ['a root that is the scroll container', 'html { height: 100%; overflow: auto }'],
  ['a body as high as the window', 'html, body { height: 100%; overflow-x: hidden }'],
  ['a body as high as the window, which scrolls', 'body { height: 100%; overflow-x: hidden }'],
  ['a page from right to left', 'html { direction: rtl }'],
  ['a page that keeps its own space', 'html { scrollbar-gutter: stable both-edges }'],
]

it.each(pages)('P6 nothing moves sideways on %s', async (_, css) => {
  const Page = setUp(css, true)
  const { render } = mount(<Page isOpen={false} />)
  const { documentElement: root, body } = document
  const scrolled = () => scrollY + (body === document.scrollingElement ? 0 : body.scrollTop)
  scrollTo(0, 500)
  if (scrollY === 0) body.scrollTop = 500
  const [before, top] = [places(), scrolled()]
  expect([Math.min(root.clientWidth, body.clientWidth) < innerWidth, top]).toEqual([true, 500])
  render(<Page isOpen />)
  await byRole('dialog', 'Log in')
  expect([places(), scrolled()]).toEqual([before, top])
  render(<Page isOpen isNested />)
  await byRole('dialog', 'Notice')
  expect(places()).toEqual(before)
  render(<Page isOpen />)
  expect(places()).toEqual(before)
  render(<Page isOpen={false} />)
  await soon(() => expect(document.querySelector('dialog')).toBeNull())
  expect([places(), document.documentElement.outerHTML.includes('data-tb-')]).toEqual([before, false])
})

it('P6 a short page gets no empty space', async () => {
  const Page = setUp('', false)
  const { render } = mount(<Page isOpen={false} />)
  const before = places()
  render(<Page isOpen />)
  await byRole('dialog', 'Log in')
  expect([places(), document.documentElement.clientWidth]).toEqual([before, innerWidth])
})

it('P6 a wheel does not scroll the page under the dialog', async () => {
  const Page = setUp('body { overflow-y: scroll !important }', true)
  mount(<Page isOpen />)
  await byRole('dialog', 'Log in')
  expect(getComputedStyle(document.body).overflow).toBe('hidden')
})
