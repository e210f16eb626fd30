import { describe, expect, it } from 'vitest'
import { db } from '../../../../mocks/index.ts'
import { withPicture } from '../../../../testing/stage/createPinHref.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, focused, follow, press, see, soon } from '../../../../testing/stage/person.ts'
import { choose } from '../../../../testing/stage/saveToBoardPage.tsx'
import { creations, onCreated, openingPopup, save } from '../testing/createPinPage.tsx'

describe.each(modes)('the popup that creates a pin, %s', (_, mount) => {
  const open = openingPopup(mount)

  it('§4 D1 K9 a board pressed five times is one pin', async () => {
    const mounted = open()
    const option = await choose('Blue sofa')
    for (let n = 0; n < 4; n += 1) option.click()
    await see('Saved to Blue sofa')
    expect(creations(mounted).map(({ name, payload }) => [name, payload])).toEqual([
      [
        'createPin',
        {
          board_id: '202',
          is_buyable_pin: false,
          color: withPicture.color,
          description: withPicture.description,
          guid: withPicture.guid,
          image_url: withPicture.media,
          link: withPicture.url,
          method: 'button',
        },
      ],
    ])
    expect([onCreated.mock.calls.length, db.saves.length]).toEqual([1, 1])
    await soon(() => expect(focused()).toBe('h1 Saved to Blue sofa'))
  })

  it('§4 the picture is registered when the popup opens, once', async () => {
    const mounted = open()
    await soon(() => expect(db.registeredImages).toContain(withPicture.media))
    const registered = mounted.calls.filter(({ name, isAborted }) => name === 'registerImage' && !isAborted())
    expect(registered.map(({ payload }) => payload)).toEqual([{ image_url: withPicture.media }])
  })

  it('K6 registering that hangs delays and shows nothing', async () => {
    open('createPin.registeringNeverAnswers')
    await save()
    expect(document.querySelector('[role="alert"]')?.textContent ?? '').toBe('')
  })

  it('K6 nor does one that fails', async () => {
    const { log } = open('createPin.imageUnregistered')
    await soon(() =>
      expect(log.map(({ details }) => details['row'])).toContain('createPin.imageUnregistered'),
    )
    expect(document.querySelector('[role="alert"]')?.textContent ?? '').toBe('')
    await save()
  })

  it('§4 a board with sections leads to them; back leads to the list', async () => {
    const mounted = open()
    await choose('Garden rooms')
    await soon(() => expect(focused()).toBe('h1 Choose section'))
    await press('Back')
    await soon(() => expect(focused()).toBe('h1 Choose board'))
    await choose('Garden rooms')
    await choose('Lighting')
    await see('Saved to Lighting in Garden rooms')
    expect(creations(mounted)[0]?.payload).toMatchObject({ board_id: '201', section: '301' })
  })

  it('§2 the link opens the pin in a new tab, and the window closes 1 ms later', async () => {
    const { clock, window } = open()
    await save()
    const link = await byRole('link', 'See your Pin')
    expect([link.getAttribute('target'), link.getAttribute('href')]).toEqual([
      '_blank',
      `/pin/${onCreated.mock.calls[0]?.[0].pinId}`,
    ])
    link.addEventListener('click', (event) => event.preventDefault())
    await follow('See your Pin')
    expect(window.isClosed).toBe(false)
    clock.advance(1)
    expect(window.isClosed).toBe(true)
  })

  it('K7 a window that refuses to close says so', async () => {
    const { clock, window } = open('createPin.cannotClose')
    await save()
    await press('Close window')
    clock.advance(1)
    await soon(() => expect(focused()).toBe('h1 You can close this window'))
    expect([window.isClosed, clock.pending]).toEqual([false, 0])
    await see('Saved to Blue sofa')
    expect((await byRole('link', 'See your Pin')).getAttribute('href')).toBe(
      `/pin/${onCreated.mock.calls[0]?.[0].pinId}`,
    )
  })

  it('K7 a window that refuses to close says so if nothing was saved, too', async () => {
    const { clock } = open('createPin.cannotClose')
    await see('Top choices')
    await press('Close window')
    clock.advance(1)
    await see('Nothing was saved.')
    expect(document.querySelector('main a, main img')).toBeNull()
  })

  it.each([
    [600, 750],
    [702, 750],
    [703, 751],
    [5_000, 1_080],
  ])(
    '§9 fits the window: content of %d is %d tall, at most as tall as the screen',
    (contentHeight, height) => {
      const { window } = open(undefined, undefined, {
        browser: { window: { hasOpener: true, contentHeight } },
      })
      expect(window.resized).toEqual([{ width: 750, height }])
    },
  )

  it('K7 without an opener, the window keeps its size, and everything works', async () => {
    const { window } = open(undefined, undefined, { browser: { window: { hasOpener: false } } })
    await save()
    expect(window.resized).toEqual([])
  })

  it('D6 I5 unmounting mid-save aborts it: no callback, no timer', async () => {
    const mounted = open('createPin.neverAnswers')
    await choose('Blue sofa')
    await soon(() => expect(creations(mounted)).toHaveLength(1))
    mounted.unmount()
    expect([creations(mounted)[0]?.isAborted(), mounted.clock.pending, onCreated.mock.calls.length]).toEqual([
      true,
      0,
      0,
    ])
  })

  it('I2 is drawn by a server and hydrated without a warning', async () => {
    const { consoleOutput } = open(undefined, undefined, { isHydrated: true })
    await save()
    expect(consoleOutput).toEqual([])
  })
})
