import { describe, expect, it } from 'vitest'
import { wren as session } from '../../../../mocks/fixtures/sessions.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, fill, PASSWORD, press, soon, WREN } from '../../../../testing/stage/person.ts'
import { callsTo, reaches, sage } from '../testing/follow.ts'
import { FollowButton } from './FollowButton.tsx'

describe.each(modes)('what a visitor pressed, %s', (_, mount) => {
  const browser = { href: 'https://tackboard.example/pin/5/' }
  const page = <FollowButton member={sage} />

  /** Presses Follow as a visitor, and returns the platform, which the page keeps when it is loaded again. */
  async function pressAsVisitor() {
    const { platform, clock, unmount } = mount(page, { browser })
    await press('Follow Sage Dogwood')
    await byRole('dialog')
    return { platform, clock, unmount }
  }

  it('is done once they are logged in and the page is loaded again, and only once', async () => {
    const { platform, unmount } = await pressAsVisitor()
    await press('Log in')
    await fill('Email', WREN)
    await fill('Password', PASSWORD)
    await press('Log in')
    await soon(() => expect(platform.navigation.visited).toEqual(['/pin/5/']))
    unmount()
    const member = mount(page, { platform, session })
    await reaches(member, 'follow.followed')
    expect(callsTo(member, 'followUser')).toHaveLength(1)
    member.unmount()
    const again = mount(page, { platform, session })
    await byRole('button', 'Follow Sage Dogwood')
    expect(again.calls).toEqual([])
  })

  it.each([
    ['they closed the log-in', 'Close', 0],
    ['ten minutes have passed', null, 600_000],
  ] as const)('is forgotten when %s', async (_why, close, ms) => {
    const { platform, clock, unmount } = await pressAsVisitor()
    if (close) await press(close)
    clock.advance(ms)
    unmount()
    const member = mount(page, { platform, session })
    await byRole('button', 'Follow Sage Dogwood')
    expect(member.calls).toEqual([])
  })
})
