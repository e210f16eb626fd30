import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Member } from '../../domain/people/member.ts'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { soon } from '../../../testing/stage/person.ts'
import { FollowRowView } from './FollowRowView.tsx'

const memberOf = (id: string): Member => ({
  id,
  fullName: `Member ${id}`,
  username: id,
  imageUrl: null,
  isFollowed: false,
  isBlocked: false,
  followerCount: 1,
  isVerified: false,
})
const row = (count: number) => (
  <div style={{ inlineSize: '600px', maxInlineSize: '100%' }}>
    <FollowRowView
      members={Array.from({ length: count }, (_, n) => memberOf(`${n}`))}
      isDone={false}
      onFollowAll={() => undefined}
      renderButton={() => <button>Follow</button>}
    />
  </div>
)
const list = () => {
  const element = document.querySelector('ul')
  if (!element) throw new Error('There is no row.')
  return element
}
const arrows = () => [...document.querySelectorAll<HTMLElement>('[data-at="arrows"] > button')]
const usable = () => arrows().map((arrow) => arrow.ariaDisabled !== 'true')
/** How much fades out at the start and at the end. */
const fades = () => {
  const style = getComputedStyle(list())
  if (style.maskImage === 'none') return 'none'
  return ['--tb-start', '--tb-end'].map((name) => parseFloat(style.getPropertyValue(name)) > 0)
}
const atEnd = () => Math.abs(list().scrollLeft) >= list().scrollWidth - list().clientWidth - 1

describe.each(modes)('a row of more people than fit, %s', (_, mount) => {
  beforeEach(() => page.viewport(1200, 800))
  afterEach(async () => {
    document.documentElement.removeAttribute('dir')
    await page.viewport(1200, 800)
  })

  it('has neither arrows nor a fade if all fit', async () => {
    mount(row(2))
    await soon(() => expect(list().clientWidth).toBeGreaterThan(0))
    expect([arrows(), fades()]).toEqual([[], 'none'])
  })

  it.each(['ltr', 'rtl'] as const)('fades where it is cut, and an arrow leads there: %s', async (dir) => {
    document.documentElement.dir = dir
    mount(row(9))
    await soon(() => expect(usable()).toEqual([false, true]))
    expect([
      fades(),
      getComputedStyle(list()).maskImage.includes(dir === 'ltr' ? 'to right' : 'to left'),
    ]).toEqual([[false, true], true])
    const [back, on] = arrows()
    on?.click()
    await soon(() =>
      expect([usable(), fades()]).toEqual([
        [true, true],
        [true, true],
      ]),
    )
    await soon(() => {
      on?.click()
      expect(atEnd()).toBe(true)
    })
    await soon(() =>
      expect([usable(), fades()]).toEqual([
        [true, false],
        [true, false],
      ]),
    )
    await soon(() => {
      back?.click()
      expect(list().scrollLeft).toBeCloseTo(0, 0)
    })
    await soon(() =>
      expect([usable(), fades()]).toEqual([
        [false, true],
        [false, true],
      ]),
    )
  })

  it('the arrows are for a mouse alone: neither Tab nor a screen reader comes to them', async () => {
    mount(row(9))
    await soon(() => expect(arrows()).toHaveLength(2))
    expect(arrows().map((arrow) => [arrow.tabIndex, arrow.closest('[aria-hidden="true"]') !== null])).toEqual(
      [
        [-1, true],
        [-1, true],
      ],
    )
  })

  it('on a phone it goes on to the edges of the screen, without arrows or a fade', async () => {
    await page.viewport(390, 800)
    mount(<main style={{ padding: '16px' }}>{row(6)}</main>)
    await soon(() => expect(arrows()).toHaveLength(2))
    const { left, right } = list().getBoundingClientRect()
    const [first] = list().children
    expect([
      left,
      right,
      first?.getBoundingClientRect().left,
      fades(),
      arrows()[0]?.checkVisibility(),
    ]).toEqual([0, 390, 16, 'none', false])
    expect(document.documentElement.scrollWidth).toBe(390)
  })
})
