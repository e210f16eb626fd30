import { http } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { boardOf } from '../../../../testing/machines/saving.ts'
import { hidePage } from '../../../../testing/stage/hidePage.ts'
import { answerWith, modes } from '../../../../testing/stage/mountFlow.tsx'
import { soon } from '../../../../testing/stage/person.ts'
import { pickerView } from '../testing/pickerView.tsx'

const boardWith = (id: string, coverUrl: string) => boardOf(id, id, { coverUrl })
const [lake, dunes] = [boardWith('Lake', '/pins/lake.svg'), boardWith('Dunes', '/pins/dunes.svg')]
const pictureOf = (name: string) => {
  const row = [...document.querySelectorAll('[role="option"]')].find(
    (option) => option.querySelector('bdi')?.textContent === name,
  )
  const picture = row?.querySelector('img')
  if (!picture) throw new Error(`The row of ${name} has no picture.`)
  return picture
}

/** The painted color in the middle of an element. The DOM does not say which picture the browser is showing. */
async function colorOf(element: HTMLElement): Promise<string> {
  const base64 = await page.elementLocator(element).screenshot({ save: false })
  const bitmap = await createImageBitmap(
    new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))]),
  )
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  canvas?.drawImage(bitmap, 0, 0)
  const [red, green, blue] = canvas?.getImageData(bitmap.width >> 1, bitmap.height >> 1, 1, 1).data ?? []
  return `rgb(${red}, ${green}, ${blue})`
}
const shown = async (name: string) => {
  const picture = pictureOf(name)
  const isBackground = (await colorOf(picture)) === getComputedStyle(picture).backgroundColor
  return isBackground ? 'background' : 'picture'
}

// It looks at what is drawn.
beforeEach(() => hidePage(false))
afterEach(() => hidePage(true))

it.each(modes)(
  'E16 shows the background until a picture has loaded, never another picture, %s',
  async (_, mount) => {
    answerWith(http.get('*/never.svg', () => new Promise<never>(() => undefined)))
    const { render } = mount(pickerView({ boards: [lake, dunes] }))
    await soon(async () => expect(await shown('Lake')).toBe('picture'))
    await soon(async () => expect(await shown('Dunes')).toBe('picture'))

    render(pickerView({ boards: [dunes, boardWith('Another board', '/never.svg')] }))
    await soon(async () => expect(await shown('Another board')).toBe('background'))
    await soon(async () => expect(await shown('Dunes')).toBe('picture'))

    render(pickerView({ boards: [boardWith('Dunes', '/never.svg'), lake] }))
    await soon(async () => expect(await shown('Dunes')).toBe('background'))
    await soon(async () => expect(await shown('Lake')).toBe('picture'))
  },
)
