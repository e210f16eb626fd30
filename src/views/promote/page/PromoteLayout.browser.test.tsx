import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { budgetFor } from '../../../domain/promote/budget.ts'
import { loadMessages } from '../../../messages/load.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, field, see, soon } from '../../../../testing/stage/person.ts'
import { FollowingPage, lakePin, promotePageView, type PagePart } from '../testing/promotePage.tsx'

const [[, mount]] = modes

afterEach(async () => {
  document.documentElement.removeAttribute('dir')
  await page.viewport(1280, 800)
})

const box = (selector: string) => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element.getBoundingClientRect()
}
/** Versions of Intl separate with spaces of several widths, or with none around the dash. */
const summary = () =>
  document
    .querySelector('[data-at="summary"]')
    ?.textContent?.replaceAll(/\s*–\s*/gu, '–')
    .replaceAll(/\s/gu, ' ')

/** Everything at once: notices, errors, and every field. */
const full: Parameters<typeof promotePageView>[0] = {
  values: { isAutoTargeting: false, adType: 'WEB_CONVERSION', interests: ['i1', 'i6'], ages: ['65+'] },
  errors: {
    pin: 'quickPromote.pinForeign',
    tag: 'quickPromote.tagRequired',
    name: 'quickPromote.nameRequired',
  },
  restoration: 'restored',
  draftNotes: ['minimumRisen'],
  draft: 'saved',
}

describe('the look of the page that promotes a pin', () => {
  it.each([
    [869, { column: 'one', preview: 672 - 32, form: 672 - 32 }],
    [870, { column: 'two', preview: 300, form: 870 - 48 - 300 - 40 }],
    [1275, { column: 'two', preview: 300, form: 992 - 48 - 300 - 40 }],
    [1276, { column: 'two', preview: 1176 - 740 - 48, form: 740 }],
  ])('at %i px it has %o', async (width, layout) => {
    await page.viewport(width, 900)
    mount(<FollowingPage {...full} />)
    const [pin, preview, rest] = [
      box('[data-ui="pinArea"]'),
      box('[data-ui="adPreview"]'),
      box('[data-at="rest"]'),
    ]
    const isBelow = preview.top > pin.bottom && preview.bottom < rest.top
    const isBeside = preview.left > rest.right && preview.top < pin.bottom
    expect({ isBelow, isBeside }).toEqual({ isBelow: !isBeside, isBeside: layout.column === 'two' })
    expect([preview.width, rest.width]).toEqual([layout.preview, layout.form])
    expect(document.documentElement.scrollWidth).toBe(width)
  })

  it('keeps the preview and the foot in view, from medium on', async () => {
    await page.viewport(1000, 900)
    mount(<FollowingPage {...full} />)
    field('Search interests').scrollIntoView({ block: 'center' })
    await soon(() => expect(window.scrollY).toBeGreaterThan(400))
    expect(box('[data-ui="adPreview"]').top).toBe(24)
    expect(Math.round(box('[data-at="foot"]').bottom)).toBe(900)
    window.scrollTo(0, 0)
  })

  it('J17 the foot does not cover a small window', async () => {
    await page.viewport(320, 400)
    mount(<FollowingPage {...full} />)
    expect(box('[data-at="foot"]').top).toBeGreaterThan(400)
  })

  it.each(['ltr', 'rtl'])('J21 nothing is wider than 320 px, %s', async (direction) => {
    document.documentElement.dir = direction
    await page.viewport(320, 800)
    const locale = direction === 'rtl' ? { locale: 'ar', messages: await loadMessages('ar') } : {}
    mount(<FollowingPage {...full} />, locale)
    const beyond = [...document.querySelectorAll('main *:not([data-ui="hidden"])')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -0.5 || right > 320.5)
    })
    expect(beyond.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(320)
  })

  it('J21 an age from 18 to 24 is not one from 24 to 18, from right to left', async () => {
    document.documentElement.dir = 'rtl'
    mount(<FollowingPage values={{ isAutoTargeting: false }} />)
    const label = (await byRole('checkbox', '18–24')).closest('label')?.querySelector('bdi')?.firstChild
    const [first, last] = [0, 4].map((at) => {
      const range = document.createRange()
      range.setStart(label ?? document, at)
      range.setEnd(label ?? document, at + 1)
      return range.getBoundingClientRect().left
    })
    expect(first).toBeLessThan(last ?? 0)
  })

  it.each<[string, string, string, string]>([
    ['en', 'DE', 'EUR', '€7.00 a day for 10 days, €70.00 in total, May 3–12'],
    ['de', 'DE', 'EUR', '7,00 € a day for 10 days, 70,00 € in total, 3.–12. Mai'],
    ['ja', 'US', 'JPY', '￥700 a day for 10 days, ￥7,000 in total, 05/03～05/12'],
  ])('says what it costs in %s, in its own money and dates', async (locale, country, currency, sentence) => {
    const limits = budgetFor(country, defaultPolicy.promote)
    const budget = { kind: 'amount', money: { minor: 700, currency }, check: 'usual' } as const
    mount(<FollowingPage limits={limits} values={{ budget }} />, { locale })
    expect(summary()).toBe(sentence)
  })

  it('M3 says only what is certain, as it changes', async () => {
    mount(<FollowingPage />)
    const region = document.querySelector('[data-at="summary"]')
    expect(region?.getAttribute('aria-live')).toBe('polite')
    await userEvent.fill(field('Number of days'), '1')
    expect(summary()).toBe('€7.00 a day for 1 day, €7.00 in total, May 3')
    await userEvent.clear(field('Number of days'))
    expect(summary()).toBe('€7.00 a day')
    await userEvent.clear(await byRole('textbox', 'Daily budget in EUR'))
    expect(summary()).toBe('Enter a daily budget to see what your ad costs.')
    expect(document.querySelector('[data-at="summary"]')).toBe(region)
  })

  it.each<[string, PagePart, string]>([
    ['a pin without a picture', { pin: { ...lakePin, imageUrl: null } }, 'northshore.example'],
    ['a video pin', { pin: { ...lakePin, isVideo: true } }, 'Video'],
    ['a product group', { pin: null, isProductGroup: true }, 'The products of your group appear here.'],
    ['no pin', { pin: null }, 'Your ad appears here once you choose a Pin.'],
  ])('M10 the preview of %s says so, and is as large as any other', async (__, state, text) => {
    const { render } = mount(promotePageView())
    const before = box('[data-ui="adPreview"]')
    const media = box('[data-ui="adPreview"] [data-at="media"]')
    render(promotePageView(state))
    await soon(() =>
      expect(document.querySelector('[data-ui="adPreview"] [data-at="media"]')?.textContent).toContain(text),
    )
    expect(box('[data-ui="adPreview"]').toJSON()).toEqual(before.toJSON())
    expect(box('[data-ui="adPreview"] [data-at="media"]').toJSON()).toEqual(media.toJSON())
  })

  it('the preview follows what is typed, and names who pays', async () => {
    mount(<FollowingPage />)
    await see('Promoted by North Shore Cabins')
    await userEvent.fill(field('Destination'), 'https://shop.example/a')
    expect(document.querySelector('[data-ui="adPreview"] [data-at="host"]')?.textContent).toBe('shop.example')
    await userEvent.fill(field('Destination'), 'javascript:alert(1)')
    expect(document.querySelector('[data-ui="adPreview"] [data-at="host"]')).toBeNull()
  })

  it('E16 a picture that fails leaves our glyph in its place', async () => {
    mount(promotePageView({ pin: { ...lakePin, imageUrl: '/pins/missing.svg' } }))
    await soon(() => expect(document.querySelector('[data-ui="adPreview"] img')).toBeNull())
    expect(document.querySelector('[data-ui="adPreview"] [data-ui="held"] [data-ui="icon"]')).not.toBeNull()
  })

  it.each<[string, 'light' | 'dark', Parameters<typeof promotePageView>[0]]>([
    ['everything at once', 'light', full],
    ['everything at once', 'dark', full],
    ['an audience chosen for people', 'light', {}],
    ['a full list', 'dark', { values: { isAutoTargeting: false, interests: ['i1'] }, interestLimit: 1 }],
    ['a created ad', 'dark', { progress: 'created', draft: 'outdated' }],
    ['a slow answer', 'light', { progress: 'slow', draft: 'unsaved' }],
  ])('axe finds nothing in %s, %s', async (__, theme, state) => {
    await page.viewport(320, 800)
    const { host } = mount(
      <div data-theme={theme}>
        <FollowingPage {...state} />
      </div>,
    )
    const { violations } = await axe.run(host)
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
