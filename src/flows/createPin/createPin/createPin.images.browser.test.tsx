import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageImages } from '../../../../mocks/fixtures/pageImages.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { press, see, soon } from '../../../../testing/stage/person.ts'
import { choose } from '../../../../testing/stage/saveToBoardPage.tsx'
import { creations, openingPopup, pageHref } from '../testing/createPinPage.tsx'

const [ridge, lake] = pageImages
const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
const checked = () => radios().findIndex((radio) => radio.checked)
const { keyboard } = userEvent

describe.each(modes)('the images of the page, %s', (_, mount) => {
  const open = openingPopup(mount)
  const openList = async () => {
    const mounted = open(undefined, pageHref)
    await soon(() => expect(radios()).toHaveLength(6))
    return mounted
  }

  it('K5 the most useful one is chosen, and is saved as scraped', async () => {
    const mounted = await openList()
    expect([checked(), radios()[0]?.ariaLabel]).toEqual([0, 'ridge, 1920 by 1280 pixels'])
    await choose('Blue sofa')
    await see('Saved to Blue sofa')
    expect(creations(mounted)[0]?.payload).toMatchObject({ image_url: ridge?.url, method: 'scraped' })
  })

  it('K5 another shape does not move the choices, and a picture is not cropped', async () => {
    await openList()
    const held = () => document.querySelector<HTMLElement>('[data-ui="preview"] [data-ui="held"]')
    const ratio = () => (held()?.offsetWidth ?? 0) / (held()?.offsetHeight ?? 1)
    const top = () => document.querySelector('fieldset')?.getBoundingClientRect().top
    await soon(() => expect(ratio()).toBeCloseTo(3 / 2, 1))
    const before = top()
    radios()[1]?.click()
    await soon(() => expect(ratio()).toBeCloseTo(3 / 4, 1))
    expect(top()).toBe(before)
  })

  it('K5 J1 one is chosen with the arrows, Home and End, and focus goes along', async () => {
    const mounted = await openList()
    radios()[0]?.focus()
    const isAt = (index: number) =>
      soon(() =>
        expect([checked(), radios().findIndex((radio) => radio === document.activeElement)]).toEqual([
          index,
          index,
        ]),
      )
    await keyboard('{ArrowDown}')
    await isAt(1)
    await keyboard('{End}')
    await isAt(5)
    await keyboard('{Home}')
    await isAt(0)
    await keyboard('{ArrowRight}')
    await isAt(1)
    await choose('Blue sofa')
    await see('Saved to Blue sofa')
    expect(creations(mounted)[0]?.payload).toMatchObject({ image_url: lake?.url, method: 'scraped' })
  })

  it('no picture can be chosen: the pin is a link', async () => {
    const mounted = await openList()
    radios()[5]?.click()
    await soon(() => expect(document.querySelector('[data-ui="linkCard"]')).not.toBeNull())
    await choose('Blue sofa')
    await see('Saved to Blue sofa')
    expect(creations(mounted)[0]?.payload).toMatchObject({
      link: 'https://wren.example/walks/ridge',
      method: 'button',
    })
    expect(creations(mounted)[0]?.payload).not.toHaveProperty('image_url')
  })

  it('K5 a board chosen while they are looked for can be saved to without them', async () => {
    const mounted = open('createPin.imagesNeverCome', pageHref)
    await choose('Blue sofa')
    await see('Save without a picture')
    expect(creations(mounted)).toEqual([])
    await press('Save without a picture')
    await see('Saved to Blue sofa')
    expect(creations(mounted)[0]?.payload).not.toHaveProperty('image_url')
    // The search was given up.
    expect(
      mounted.calls.filter(({ name }) => name === 'findPinImages').every(({ isAborted }) => isAborted()),
    ).toBe(true)
  })

  it('K5 a search that never answers ends by itself: the pin is a link', async () => {
    const mounted = open('createPin.imagesNeverCome', pageHref)
    await choose('Blue sofa')
    await see('Save without a picture')
    mounted.clock.advance(30_000)
    await see('Saved to Blue sofa')
    expect(creations(mounted)).toHaveLength(1)
  })
})
