import { http } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerWith, modes } from '../../../../stories/support/stage/mountFlow.tsx'
import { soon } from '../../../../stories/support/stage/person.ts'
import type { Board } from '../../../domain/saving/board.ts'
import { BoardPickerView } from './BoardPickerView.tsx'

const board = (id: string, coverUrl: string): Board => ({
  id,
  name: id,
  url: '',
  layout: null,
  coverUrl,
  privacy: 'public',
  isCollaborative: false,
  sectionCount: 0,
  pinCount: 0,
  ownerId: '1',
  collaboratorIds: [],
  isCollaboratedByMe: false,
  isArchived: false,
  coverImages: [],
})
const idle = () => undefined
const view = (boards: readonly Board[]) => (
  <BoardPickerView
    status="ready"
    topChoices={[]}
    boards={boards}
    hasHeadings={false}
    isSearchable
    query=""
    highlighted={-1}
    suggestions={[]}
    pinnedTo={null}
    more="none"
    onSearch={idle}
    onHighlight={idle}
    onEnter={idle}
    onChoose={idle}
    onCreate={idle}
    onRetry={idle}
    onNearEnd={idle}
  />
)
const pictures = () => [...document.querySelectorAll<HTMLImageElement>('[role="option"] > img')]
const isThere = () => pictures().map(({ naturalWidth }) => naturalWidth > 0)
const [lake, dunes, never] = [
  board('Lake', '/pins/lake.svg'),
  board('Dunes', '/pins/dunes.svg'),
  board('Never', '/never.svg'),
]

/** The colour in the middle of an element, as it is painted: a browser's own words on a picture do not tell which one is seen. */
async function colourOf(element: HTMLElement): Promise<string> {
  const base64 = await page.elementLocator(element).screenshot({ save: false })
  const bitmap = await createImageBitmap(
    new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))]),
  )
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  canvas?.drawImage(bitmap, 0, 0)
  const [red, green, blue] = canvas?.getImageData(bitmap.width >> 1, bitmap.height >> 1, 1, 1).data ?? []
  return `rgb(${red}, ${green}, ${blue})`
}
const groundOf = (element: HTMLElement) => getComputedStyle(element).backgroundColor

it.each(modes)(
  'E16 a row that another board takes over shows its ground, never the former one’s picture, %s',
  async (_, mount) => {
    answerWith(http.get('*/never.svg', () => new Promise<never>(() => undefined)))
    const { render } = mount(view([lake, dunes]))
    await soon(() => expect(isThere()).toEqual([true, true]))
    const [first, second] = pictures()
    if (!first || !second) throw new Error('There are no two pictures.')
    await soon(async () => expect(await colourOf(second)).not.toBe(groundOf(second)))
    render(view([dunes, never]))
    expect([pictures()[0] === first, pictures()[1] === second, first.complete]).toEqual([true, true, true])
    await soon(async () => expect(await colourOf(second)).toBe(groundOf(second)))
    expect(await colourOf(first)).not.toBe(groundOf(first))
    render(view([dunes, lake]))
    await soon(() => expect(isThere()).toEqual([true, true]))
  },
)
