import { Activity } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, focused, isGone, press, see, soon } from '../../../../testing/stage/person.ts'
import type { Member } from '../../../domain/people/member.ts'
import { callsTo, events, reaches, sage } from '../testing/follow.ts'
import { FollowButton } from './FollowButton.tsx'

const session = wren

describe.each(modes)('following, %s', (_, mount) => {
  it('D1, D7 is one call that says who, from which pin; shown at once, said and logged once taken', async () => {
    const onChange = vi.fn<(isFollowed: boolean) => void>()
    const mounted = mount(
      <FollowButton member={sage} pinId="9" trackingParams="t" inviteCode="i" onChange={onChange} />,
      { session },
    )
    await press('Follow Sage Dogwood')
    await byRole('button', 'Following Sage Dogwood')
    await see('Following! Their created Pins will show up in your home feed!')
    expect(callsTo(mounted, 'followUser').map(({ payload }) => payload)).toEqual([
      { user_id: '4', invite_code: 'i', aux_data: { pin_id: '9' }, client_tracking_params: 't' },
    ])
    expect([events(mounted), onChange.mock.calls]).toEqual([[['follow.succeeded', '4']], [[true]]])
    await press('Following Sage Dogwood')
    // Strict React makes actors that it never starts, and they rest in their first state: the log tells.
    await soon(() => expect(events(mounted)).toHaveLength(2))
    expect(callsTo(mounted, 'unfollowUser').map(({ payload }) => payload)).toEqual([
      { user_id: '4', pin_id: '9', client_tracking_params: 't' },
    ])
    expect([events(mounted).at(-1), onChange.mock.lastCall]).toEqual([['unfollow.succeeded', '4'], [false]])
  })

  it('I4 hidden and shown again, it knows that it is followed', async () => {
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <FollowButton member={sage} />
      </Activity>
    )
    const mounted = mount(page('visible'), { session })
    await press('Follow Sage Dogwood')
    await reaches(mounted, 'follow.followed')
    mounted.render(page('hidden'))
    mounted.render(page('visible'))
    await byRole('button', 'Following Sage Dogwood')
    expect(callsTo(mounted, 'followUser')).toHaveLength(1)
  })

  it('I2 is drawn by a server, and hydrated without a word', async () => {
    const { consoleOutput } = mount(<FollowButton member={sage} isCountShown />, {
      session,
      isHydrated: true,
    })
    await see('1.2K followers')
    await press('Follow Sage Dogwood')
    await see('Following! Their')
    expect(consoleOutput).toEqual([])
  })

  it('§4 oneself: a disabled button; logged out: asked to log in, with whom it was about', async () => {
    const onLoginRequired = vi.fn<(member: Member) => void>()
    const own = mount(<FollowButton member={{ ...sage, id: wren.userId }} />, { session })
    const button = await byRole('button', 'This is you')
    button.click()
    expect([button.ariaDisabled, own.calls]).toEqual(['true', []])
    own.unmount()
    const out = mount(<FollowButton member={sage} onLoginRequired={onLoginRequired} />, { session: null })
    await press('Follow Sage Dogwood')
    expect([onLoginRequired.mock.calls, out.calls]).toEqual([[[sage]], []])
  })

  it('F24 logged out, in an app that does not ask: the log-in opens, about whom it was; the press is dropped', async () => {
    const mounted = mount(<FollowButton member={sage} pinId="1" />, { session: null })
    await press('Follow Sage Dogwood')
    const dialog = await byRole('dialog', 'Log in')
    await soon(() => expect(dialog.querySelector('[data-ui="avatar"]')?.textContent).toBe('SD'))
    expect(callsTo(mounted, 'followUser')).toEqual([])
    await press('Close')
    await isGone()
    await soon(() => expect(focused()).toBe('button Follow Sage Dogwood'))
    await press('Follow Sage Dogwood')
    await byRole('dialog', 'Log in')
  })

  it('counts the viewer in at once, and takes toasts elsewhere where it is told to', async () => {
    const onToast = vi.fn<(toast: { readonly message: string }) => void>()
    mount(<FollowButton member={{ ...sage, followerCount: 41 }} isCountShown onToast={onToast} />, {
      session,
    })
    await see('41 followers')
    await press('Follow Sage Dogwood')
    await see('42 followers')
    await soon(() => expect(onToast).toHaveBeenCalledOnce())
    expect([onToast.mock.lastCall?.[0].message, document.querySelector('[data-ui="toaster"]')]).toEqual([
      'saving.toast.following',
      null,
    ])
  })

  it('shows what the page learns elsewhere', async () => {
    const mounted = mount(<FollowButton member={sage} />, { session })
    await byRole('button', 'Follow Sage Dogwood')
    mounted.render(<FollowButton member={{ ...sage, isFollowed: true }} />)
    await byRole('button', 'Following Sage Dogwood')
    expect(mounted.calls).toEqual([])
  })
})
