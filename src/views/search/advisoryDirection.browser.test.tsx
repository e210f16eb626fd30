import { afterEach, describe, expect, it } from 'vitest'
import type { NoticeContent } from '../../domain/search/advisoryContent.ts'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { SearchAdvisoryView } from './SearchAdvisoryView.tsx'

const noticeOf = (title: string, text: string, button: string): NoticeContent => ({
  isProminent: false,
  title,
  description: [{ text, link: null }],
  actions: [
    {
      id: 'help',
      title,
      description: text,
      button: { text: button, link: { href: '/help/', isExternal: false } },
    },
  ],
  footer: [],
})
const arabic = noticeOf('لست وحدك', 'يمكنك التحدث إلى شخص يهتم.', 'ابدأ')
const english = noticeOf('You’re not alone', 'You can talk to somebody who cares.', 'Start')

/** On which side of its box a text stands. */
function sideOf(selector: string) {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  const range = document.createRange()
  range.selectNodeContents(element)
  const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
  return box.right - text.right < text.left - box.left ? 'right' : 'left'
}

describe.each(modes)('the direction of an advisory, %s', (_, mount) => {
  afterEach(() => document.documentElement.removeAttribute('dir'))

  it.each([
    ['right-to-left words on a left-to-right page', 'ltr', arabic, 'right'],
    ['left-to-right words on a right-to-left page', 'rtl', english, 'left'],
    ['words of the page’s own direction', 'ltr', english, 'left'],
  ] as const)('%s', (_what, page, notice, side) => {
    document.documentElement.dir = page
    mount(
      <SearchAdvisoryView
        severity="sensitive"
        isThirdParty
        notices={[notice]}
        isSeen
        onSeen={() => undefined}
        onOpen={() => undefined}
      />,
    )
    expect([sideOf('h2'), sideOf('[data-at="text"]')]).toEqual([side, side])
    // The offer is laid out in the same direction: its button at the end.
    const card = document.querySelector('[data-card]')
    const [words, button] = [card?.firstElementChild, card?.querySelector('a')].map(
      (element) => element?.getBoundingClientRect().left ?? 0,
    )
    expect(words !== undefined && button !== undefined && words < button).toBe(side === 'left')
    // What the product says keeps the page's.
    expect([sideOf('[data-at="severity"]'), sideOf('[data-at="attribution"]')]).toEqual(
      page === 'ltr' ? ['left', 'left'] : ['right', 'right'],
    )
  })

  it('each notice has its own', () => {
    mount(
      <SearchAdvisoryView
        severity="sensitive"
        isThirdParty={false}
        notices={[english, arabic]}
        isSeen
        onSeen={() => undefined}
        onOpen={() => undefined}
      />,
    )
    expect(
      [...document.querySelectorAll('[data-at="notice"]')].map(
        (notice) => getComputedStyle(notice).direction,
      ),
    ).toEqual(['ltr', 'rtl'])
  })

  it('the card has the same room on either side', () => {
    const roomOf = (dir: string) => {
      const card = document.querySelector('[data-card]')
      const { paddingLeft, paddingRight } = card
        ? getComputedStyle(card)
        : { paddingLeft: '', paddingRight: '' }
      return dir === 'ltr' ? [paddingLeft, paddingRight] : [paddingRight, paddingLeft]
    }
    const view = (notice: NoticeContent) => (
      <SearchAdvisoryView
        severity="sensitive"
        isThirdParty={false}
        notices={[notice]}
        isSeen
        onSeen={() => undefined}
        onOpen={() => undefined}
      />
    )
    const mounted = mount(view(english))
    const inEnglish = roomOf('ltr')
    mounted.render(view(arabic))
    expect(roomOf('rtl')).toEqual(inEnglish)
  })
})
