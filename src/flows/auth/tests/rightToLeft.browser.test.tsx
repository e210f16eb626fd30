import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { about, onScene, openScene, scenes, send } from '../../../../testing/stage/scenes.tsx'
import { soon } from '../../../../testing/stage/person.ts'
import { loadMessages } from '../../../messages/load.ts'
import { LoginPage } from '../shell/LoginPage.tsx'

const [[, mount]] = modes

const arabic = { locale: 'ar', messages: await loadMessages('ar') }

beforeEach(() => {
  document.documentElement.dir = 'rtl'
})
afterEach(async () => {
  document.documentElement.removeAttribute('dir')
  await page.viewport(1280, 800)
})

const first = (selector: string) => {
  const [element] = onScene(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}
const middle = (element: Element) =>
  element.getBoundingClientRect().x + element.getBoundingClientRect().width / 2

/** Where the characters of a text stand, from left to right, wherever on the page it is. */
function order(text: string) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(text) ?? -1
    if (at < 0) continue
    return [...text].map((_, index) => {
      const range = document.createRange()
      range.setStart(node, at + index)
      range.setEnd(node, at + index + 1)
      return Math.round(range.getBoundingClientRect().left)
    })
  }
  throw new Error(`There is no ${text}.`)
}

describe('J21 from right to left', () => {
  it('J21 the form is mirrored: reveal button left, icon right of its error, texts from the right', async () => {
    await openScene('the modal with a wrong password', mount, arabic)
    const input = first('[name="password"]')
    expect(middle(first('[data-ui="control"] button'))).toBeLessThan(middle(input))
    const error = first('[name="password"][aria-invalid]')
      .closest('[data-ui="field"]')
      ?.querySelector('[data-ui="error"]')
    const [icon, words] = error?.children ?? []
    expect(icon && words && middle(icon) > middle(words)).toBe(true)
    const label = first('label').getBoundingClientRect()
    expect(Math.round(label.right)).toBe(Math.round(first('[name="email"]').getBoundingClientRect().right))
    expect(middle(first('[aria-label="إغلاق"]'))).toBeLessThan(middle(first('h2')))
  })

  it('J21 email and password run from left to right, and are aligned at the right', async () => {
    await openScene('the page with its errors', mount, arabic)
    expect(Math.round(first('[data-at="forgot"] a').getBoundingClientRect().left)).toBe(
      Math.round(first('[data-ui="control"]:has([name="password"])').getBoundingClientRect().left),
    )
    for (const name of ['email', 'password']) {
      const { direction, textAlign } = getComputedStyle(first(`[name="${name}"]`))
      expect([name, direction, textAlign]).toEqual([name, 'ltr', 'right'])
    }
  })

  it('J21 the code of the two-factor step fills its boxes from the left', async () => {
    await openScene('the two-factor step with an error', mount, arabic)
    const { direction, textAlign } = getComputedStyle(first('[name="code"]'))
    expect([direction, textAlign]).toEqual(['ltr', 'left'])
    expect(order('42')).toEqual(order('42').toSorted((a, b) => a - b))
  })

  it('J21 an email inside an Arabic sentence reads from left to right', async () => {
    mount(<LoginPage />, arabic)
    await send({ email: 'resetsent@example.com', password: 'x' })
    const places = await soon(() => order('resetsent@example.com'))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it.each(scenes)('J21, J17 %s fits in 320 px from right to left, too', async (scene) => {
    await page.viewport(320, 640)
    await openScene(scene, mount, arabic)
    expect(document.documentElement.scrollWidth).toBe(320)
    const seen = onScene('*').filter((element) => !element.closest('[data-ui="hidden"]'))
    const outside = seen.filter(
      (element) => element.getBoundingClientRect().right > 320 || element.getBoundingClientRect().left < 0,
    )
    expect(outside.map(about)).toEqual([])
  })
})
