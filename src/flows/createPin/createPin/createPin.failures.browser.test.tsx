import { describe, expect, it } from 'vitest'
import { userEvent, page } from 'vitest/browser'
import { boardRow } from '../../../../mocks/fixtures/boards.ts'
import { hostileMessage } from '../../../../mocks/fixtures/messages.ts'
import { db, type ScenarioName } from '../../../../mocks/index.ts'
import { createPinHref, withPicture } from '../../../../testing/stage/createPinHref.ts'
import { fromTables, modes } from '../../../../testing/stage/mountFlow.tsx'
import { focused, press, see, soon } from '../../../../testing/stage/person.ts'
import { choose } from '../../../../testing/stage/saveToBoardPage.tsx'
import { refusedAddresses } from '../../../domain/createPin/testing/hostileAddresses.ts'
import { creations, onCreated, openingPopup, pageHref, save } from '../testing/createPinPage.tsx'

const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
const GENERIC = 'Sorry! Something went wrong on our end.'

describe.each(modes)('the popup when something goes wrong, %s', (_, mount) => {
  const open = openingPopup(mount)

  it.each<readonly [ScenarioName, string]>([
    ['createPin.refused', 'Saving Pins is paused until noon.'],
    ['createPin.serverFailed', GENERIC],
    ['createPin.offline', 'You’re offline.'],
    ['createPin.malformed', GENERIC],
  ])('K10 D8 D9 %s: says so, keeps the pin, and logs one failure', async (given, words) => {
    const mounted = open(given)
    await choose('Blue sofa')
    await soon(() => expect(focused()).toBe('h1 Your Pin isn’t saved yet'))
    await see(words)
    const failed = mounted.log.filter(({ details }) => details['row'] === given)
    expect([creations(mounted).length, failed.length, onCreated.mock.calls.length]).toEqual([1, 1, 0])
  })

  it('K10 a typed description and a chosen image survive a failure, and are sent again', async () => {
    const mounted = open('createPin.offline', pageHref)
    await soon(() => expect(radios()).toHaveLength(6))
    radios()[2]?.click()
    await userEvent.fill(page.getByLabelText('Description', { exact: true }), 'Typed & kept')
    await choose('Blue sofa')
    await see('You’re offline.')
    expect([radios().findIndex(({ checked }) => checked), document.querySelector('textarea')?.value]).toEqual(
      [2, 'Typed & kept'],
    )
    fromTables()
    await press('Try again')
    await see('Saved to Blue sofa')
    const [first, second] = creations(mounted).map(({ payload }) => payload)
    expect(creations(mounted)).toHaveLength(2)
    expect(second).toEqual(first)
    expect(second).toMatchObject({
      board_id: '202',
      description: 'Typed & kept',
      image_url: 'https://wren.example/photos/night.jpg',
    })
    expect(onCreated).toHaveBeenCalledOnce()
  })

  it('K10 another board can be chosen, and the list is not read again', async () => {
    const mounted = open('createPin.offline')
    await choose('Blue sofa')
    await see('You’re offline.')
    fromTables()
    const reads = () => mounted.calls.filter(({ name }) => name === 'readBoards').length
    const before = reads()
    await press('Choose another board')
    await save('Åre in winter')
    const boards = creations(mounted).map(({ payload }) => Object(payload).board_id)
    expect([reads(), boards]).toEqual([before, ['202', '206']])
  })

  it('D13 K10 an answer that comes too late creates nothing on the page', async () => {
    const mounted = open('createPin.neverAnswers')
    await choose('Blue sofa')
    await soon(() => expect(creations(mounted)).toHaveLength(1))
    mounted.clock.advance(5_000)
    await see('This is taking longer than usual.')
    mounted.clock.advance(25_000)
    await see('It may have been saved')
    expect([creations(mounted)[0]?.isAborted(), onCreated.mock.calls.length]).toEqual([true, 0])
  })

  it('E1 E2 a hostile message of the server is text', async () => {
    open('createPin.hostileMessage')
    await choose('Blue sofa')
    await see('<img src=x')
    const notice = document.querySelector('[role="alert"]')
    expect([notice?.textContent, notice?.querySelectorAll('img, script, b').length]).toEqual([
      hostileMessage,
      0,
    ])
    expect(globalThis).not.toHaveProperty('wasRun')
  })

  it('E3 a hostile name of a board is text, isolated, while saving and after it', async () => {
    const name = '\u202Egnol <img src=x onerror="globalThis.wasRun=true">'
    db.boards.push(boardRow(777, name))
    open()
    await choose('gnol')
    await soon(() => expect(document.querySelector('h1 bdi')?.textContent).toContain(name.slice(1)))
    expect(document.querySelectorAll('h1 img')).toHaveLength(0)
    expect(globalThis).not.toHaveProperty('wasRun')
  })

  it('K2 a hostile description is text and is sent as such', async () => {
    const description = '<b>Bold</b> \u202Egnol & {name}'
    const mounted = open(undefined, createPinHref({ ...withPicture, description }))
    await save()
    expect(document.querySelectorAll('[data-at="picture"] ~ p b')).toHaveLength(0)
    expect(creations(mounted)[0]?.payload).toMatchObject({ description })
  })
})

// A sample that spans all kinds; the rule itself is tested with all of them.
const sample = refusedAddresses.filter((address, n) => address.length < 5_000 && n % 12 === 0)

describe('A20 K1 hostile addresses', () => {
  const [[, mount]] = modes
  const open = openingPopup(mount)

  it.each(sample.map((address) => [JSON.stringify(address), address]))(
    '%s is neither loaded, linked nor sent',
    async (_, address) => {
      const mounted = open(undefined, createPinHref({ url: address, media: address, description: 'Words' }))
      await see('Nothing to save')
      const addresses = [...document.querySelectorAll('[src], [href]')]
        .filter((element) => mounted.host.contains(element) && !element.closest('[data-ui="illustration"]'))
        .map((element) => element.getAttribute('src') ?? element.getAttribute('href'))
      expect([addresses, mounted.calls]).toEqual([[], []])
      expect([mounted.platform.pictures.measured, mounted.platform.beacon.sent]).toEqual([[], []])
    },
  )

  it('beside a good address, a hostile picture is a link card', async () => {
    const mounted = open(
      'createPin.hostileImages',
      createPinHref({ url: 'https://wren.example/', media: 'javascript:alert(1)' }),
    )
    await save()
    expect(creations(mounted)[0]?.payload).not.toHaveProperty('image_url')
    expect(JSON.stringify(mounted.calls)).not.toContain('javascript:')
  })
})
