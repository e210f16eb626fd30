import { http } from 'msw'
import { Activity } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import type { ScenarioName } from '../../../../mocks/index.ts'
import type { Member } from '../../../domain/people/member.ts'
import { answerWith, fromTables, modes, type Mounted } from '../../../../stories/support/stage/mountFlow.tsx'
import { byRole, focused, press, see, soon } from '../../../../stories/support/stage/person.ts'
import { BlockButton } from '../block/BlockButton.tsx'
import { FollowButton } from './FollowButton.tsx'

const sage: Member = {
  id: '4',
  fullName: 'Sage Dogwood',
  username: 'sage',
  imageUrl: null,
  isFollowed: false,
  isBlocked: false,
  followerCount: 1_204,
  isVerified: false,
}
const session = wren
const made = ({ calls }: Mounted, ...names: string[]) => calls.filter(({ name }) => names.includes(name))
const events = ({ log }: Mounted) =>
  log.map(({ event, details }) => [event, details['row'] ?? details['userId']])
const at = (mounted: Mounted, state: string) =>
  soon(() => expect([...mounted.recorder.now()]).toContain(state))
const onChange = vi.fn<(isFollowed: boolean) => void>()

/** Answers in the order in which a test lets them go. */
function held() {
  const waiting: { readonly method: string; readonly answer: (status: number) => void }[] = []
  const hold = ({ request }: { request: Request }) =>
    new Promise<Response>((resolve) => {
      waiting.push({
        method: request.method,
        answer: (status) => resolve(Response.json({ resource_response: { error: null } }, { status })),
      })
    })
  answerWith(
    http.post('*/resource/UserFollowResource/create/', hold),
    http.delete('*/resource/UserFollowResource/delete/', hold),
  )
  return {
    next: async (status = 200) => {
      await soon(() => expect(waiting).not.toHaveLength(0))
      waiting.shift()?.answer(status)
    },
  }
}

describe.each(modes)('following, %s', (_, mount) => {
  const open = (given?: ScenarioName, member = sage) => {
    onChange.mockClear()
    return mount(
      <FollowButton member={member} pinId="9" trackingParams="t" inviteCode="i" onChange={onChange} />,
      { given, session },
    )
  }

  it('D1, D7 is one call that says who, from which pin; shown at once, said and logged once taken', async () => {
    const mounted = open()
    await press('Follow Sage Dogwood')
    await byRole('button', 'Following Sage Dogwood')
    await see('Following! Their created Pins will show up in your home feed!')
    expect(made(mounted, 'followUser').map(({ payload }) => payload)).toEqual([
      { user_id: '4', invite_code: 'i', aux_data: { pin_id: '9' }, client_tracking_params: 't' },
    ])
    expect([events(mounted), onChange.mock.calls]).toEqual([[['follow.succeeded', '4']], [[true]]])
    await press('Following Sage Dogwood')
    // Strict React makes actors that it never starts, and they rest in their first state: the log tells.
    await soon(() => expect(events(mounted)).toHaveLength(2))
    expect(made(mounted, 'unfollowUser').map(({ payload }) => payload)).toEqual([
      { user_id: '4', pin_id: '9', client_tracking_params: 't' },
    ])
    expect([events(mounted).at(-1), onChange.mock.lastCall]).toEqual([['unfollow.succeeded', '4'], [false]])
  })

  it('H1 follow, unfollow, follow in one breath is one call, and ends followed', async () => {
    const mounted = open()
    const { next } = held()
    const button = await byRole('button', 'Follow Sage Dogwood')
    for (let n = 0; n < 3; n += 1) button.click()
    await next()
    await at(mounted, 'follow.followed')
    expect(made(mounted, 'followUser', 'unfollowUser').map(({ name }) => name)).toEqual(['followUser'])
  })

  it('H1 follow and unfollow, the second fails: it is followed, which is what was confirmed last', async () => {
    const mounted = open()
    const { next } = held()
    const button = await byRole('button', 'Follow Sage Dogwood')
    button.click()
    button.click()
    await next()
    await next(400)
    await at(mounted, 'follow.followed')
    await byRole('button', 'Following Sage Dogwood')
    await see('Error unfollowing')
    expect([onChange.mock.calls, events(mounted)]).toEqual([
      [],
      [
        ['follow.succeeded', '4'],
        ['follow.failed', 'follow.unfollowFailed'],
      ],
    ])
  })

  it('§8 an unverified e-mail opens the reminder; closed, focus is back and it can be tried again', async () => {
    const mounted = open('follow.emailUnverified')
    await press('Follow Sage Dogwood')
    await byRole('dialog', 'Verify your email')
    await press('Got it')
    await soon(() => expect(focused()).toBe('button Follow Sage Dogwood'))
    expect(events(mounted)).toEqual([['follow.failed', 'follow.emailUnverified']])
    fromTables()
    await press('Follow Sage Dogwood')
    await at(mounted, 'follow.followed')
  })

  it('E3, E4, E7 names whom it failed for: cut at 70, isolated, the username where there is no name', async () => {
    open('follow.failed', { ...sage, fullName: `${'a'.repeat(69)}👨‍👩‍👧‍👦👨‍👩‍👧‍👦` })
    await press(/^Follow a/)
    await see(`Error following ${'a'.repeat(69)}👨‍👩‍👧‍👦`)
    expect(document.querySelector('[data-ui="toast"] bdi')?.textContent).toBe(`${'a'.repeat(69)}👨‍👩‍👧‍👦`)
  })

  it('D6 I5 taken off the page, it aborts its call and leaves no time running', async () => {
    const mounted = open('follow.neverAnswers')
    await press('Follow Sage Dogwood')
    await soon(() => expect(made(mounted, 'followUser')).toHaveLength(1))
    mounted.unmount()
    expect([made(mounted, 'followUser')[0]?.isAborted(), mounted.clock.pending, mounted.log]).toEqual([
      true,
      0,
      [],
    ])
  })

  it('D13 an answer that never comes is a failure after 30 s', async () => {
    const mounted = open('follow.neverAnswers')
    await press('Follow Sage Dogwood')
    await soon(() => expect(made(mounted, 'followUser')).toHaveLength(1))
    mounted.clock.advance(30_000)
    await see('Error following')
    await byRole('button', 'Follow Sage Dogwood')
  })

  it('I4 hidden and shown again, it knows that it is followed', async () => {
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <FollowButton member={sage} />
      </Activity>
    )
    const mounted = mount(page('visible'), { session })
    await press('Follow Sage Dogwood')
    await at(mounted, 'follow.followed')
    mounted.render(page('hidden'))
    mounted.render(page('visible'))
    await byRole('button', 'Following Sage Dogwood')
    expect(made(mounted, 'followUser')).toHaveLength(1)
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

describe.each(modes)('blocking, %s', (_, mount) => {
  const onBlock = vi.fn<(isBlocked: boolean) => void>()
  const open = (given?: ScenarioName) => {
    onBlock.mockClear()
    return mount(
      <>
        <FollowButton member={sage} />
        <BlockButton member={sage} actingFor="77" source="profile" context="menu" onChange={onBlock} />
      </>,
      { given, session },
    )
  }

  it('D1 is one call that says where from; unblocking says only whom', async () => {
    const mounted = open()
    await press('Block Sage Dogwood')
    await at(mounted, 'block.blocked')
    await press('Blocked Sage Dogwood')
    await soon(() => expect(events(mounted)).toHaveLength(2))
    expect(made(mounted, 'blockUser', 'unblockUser').map(({ payload }) => payload)).toEqual([
      { blocked_user_id: '4', orbac_subject_id: '77', block_source: 'profile', block_context: 'menu' },
      { blocked_user_id: '4' },
    ])
    expect([events(mounted), onBlock.mock.calls]).toEqual([
      [
        ['block.succeeded', '4'],
        ['unblock.succeeded', '4'],
      ],
      [[true], [false]],
    ])
  })

  it('H2 fails after a follow: the follow is kept, and nothing is said', async () => {
    const mounted = open('block.failed')
    await press('Follow Sage Dogwood')
    await at(mounted, 'follow.followed')
    await press('Block Sage Dogwood')
    await soon(() => expect(events(mounted).at(-1)).toEqual(['block.failed', 'block.failed']))
    await byRole('button', 'Block Sage Dogwood')
    await byRole('button', 'Following Sage Dogwood')
    expect([document.querySelector('[role="alert"]')?.textContent, onBlock.mock.calls]).toEqual(['', []])
  })

  it('D6 taken off the page, it aborts its call; there is none for oneself', async () => {
    const mounted = open('block.neverAnswers')
    await press('Block Sage Dogwood')
    await soon(() => expect(made(mounted, 'blockUser')).toHaveLength(1))
    mounted.unmount()
    expect([made(mounted, 'blockUser')[0]?.isAborted(), mounted.clock.pending]).toEqual([true, 0])
    const own = mount(<BlockButton member={{ ...sage, id: wren.userId }} />, { session })
    expect(own.host.textContent).toBe('')
  })
})
