import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Profile } from '../../domain/business/profile.ts'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { ProfileSwitcherView } from './ProfileSwitcherView.tsx'
import type { ProfileSwitcherViewProps } from './ProfileSwitcherView.types.ts'

const profile = (id: string, businessName: string): Profile => ({
  id,
  permissions: [],
  meetsMfaRequirement: true,
  user: {
    username: businessName.toLowerCase(),
    businessName,
    imageUrl: null,
    isEligibleForStlTool: false,
    merchantId: null,
    scheduledPinCount: 0,
  },
})
const none = () => undefined
const bar: ProfileSwitcherViewProps = {
  own: profile('1', 'Wren Alder'),
  profiles: [profile('701', 'Larch Street Bakery and Tea Rooms'), profile('703', 'Tidewater')],
  currentId: '701',
  status: 'acting',
  list: 'current',
  otherTabId: null,
  isCollapsed: false,
  searchFrom: 10,
  listLimit: 50,
  mfaHref: '/settings/security/',
  onOpen: none,
  onChoose: none,
  onRetry: none,
  onDismiss: none,
  onFollowOtherTab: none,
  onIgnoreOtherTab: none,
  onCollapse: none,
  onExpand: none,
}
const boxOf = (selector: string) => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element.getBoundingClientRect()
}
const boxesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())

describe.each(modes)('the bar of a business on a phone, %s', (_, mount) => {
  beforeEach(() => page.viewport(320, 568))
  afterEach(() => page.viewport(1200, 800))

  it('is one line, which a long name does not break; the way back is in its list', () => {
    mount(<ProfileSwitcherView {...bar} />)
    expect([
      boxOf('section').height < 72,
      document.querySelector('[data-at="back"]')?.checkVisibility(),
    ]).toEqual([true, false])
    const name = document.querySelector('[data-at="name"]')
    expect([name && name.scrollWidth > name.clientWidth, boxOf('[data-ui="popup"]').right <= 304]).toEqual([
      true,
      true,
    ])
  })

  it('the cross is at the end of the first line, and a status below the name', () => {
    mount(<ProfileSwitcherView {...bar} currentId="1" status="own" isViewed />)
    const [cross, name, status] = ['[data-at="hide"]', '[data-ui="popup"]', '[data-at="viewing"]'].map(boxOf)
    const viewing = document.querySelector('[data-at="viewing"]')
    if (!cross || !name || !status) throw new Error('Something is missing.')
    expect([
      cross.top < name.bottom && cross.bottom > name.top,
      // Its glyph, a circle of 40 around 20, ends with the page's padding.
      Math.round(cross.right - 10),
      status.top >= name.bottom,
      // Its words begin where the name does, beside the face.
      viewing && parseFloat(getComputedStyle(viewing).paddingInlineStart) > 32,
    ]).toEqual([true, 304, true, true])
  })

  it.each([
    ['two-factor is required', { currentId: '1', status: 'mfaRequired' }, 2],
    ['the profile is gone', { currentId: '1', status: 'gone' }, 1],
    ['another tab has switched', { otherTabId: '703' }, 2],
  ] as const)(
    '%s: the notice has the width, and its buttons are below the words, equally wide, with theirs in one line',
    (_what, state, count) => {
      mount(<ProfileSwitcherView {...bar} {...state} />)
      const notice = boxOf('[data-ui="actionNotice"][data-shown]')
      const words = boxOf('[data-shown] > [data-ui="notice"]')
      const buttons = boxesOf('[data-shown] [data-at="actions"] > *')
      expect([notice.left, notice.right, buttons.length]).toEqual([16, 304, count])
      expect(buttons.every(({ top, height }) => top >= words.bottom && height === 40)).toBe(true)
      const widths = buttons.map(({ width }) => Math.round(width))
      expect(new Set(widths).size).toBe(1)
      expect(document.documentElement.scrollWidth).toBe(320)
    },
  )

  it('what could not be loaded has the layout of every list', () => {
    mount(<ProfileSwitcherView {...bar} profiles={[]} status="failed" />)
    const failed = boxOf('[data-ui="failed"][data-shown]')
    expect([failed.left, failed.right]).toEqual([16, 304])
  })

  it('wide, the buttons stand beside the words', async () => {
    await page.viewport(1200, 800)
    mount(<ProfileSwitcherView {...bar} currentId="1" status="gone" />)
    const words = boxOf('[data-shown] > [data-ui="notice"]')
    const [button] = boxesOf('[data-shown] [data-at="actions"] > *')
    expect(button && button.left >= words.right && button.top < words.bottom).toBe(true)
  })
})
