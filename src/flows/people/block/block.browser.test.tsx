import { describe, expect, it, vi } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import type { ScenarioName } from '../../../../mocks/index.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, isGone, press, soon } from '../../../../testing/stage/person.ts'
import { FollowButton } from '../follow/FollowButton.tsx'
import { blockSage, callsTo, events, reaches, sage } from '../testing/follow.ts'
import { BlockButton } from './BlockButton.tsx'

const session = wren

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

  it('F24 logged out, in an app that does not ask: the log-in opens, and nobody is blocked', async () => {
    const mounted = mount(<BlockButton member={sage} />, { session: null })
    await press('Block Sage Dogwood')
    await byRole('dialog', 'Log in')
    expect(callsTo(mounted, 'blockUser')).toEqual([])
    await press('Close')
    await isGone()
  })

  it('D1 is one call that says where from; unblocking says only whom', async () => {
    const mounted = open()
    await blockSage()
    await reaches(mounted, 'block.blocked')
    await press('Blocked Sage Dogwood')
    await soon(() => expect(events(mounted)).toHaveLength(2))
    expect(callsTo(mounted, 'blockUser', 'unblockUser').map(({ payload }) => payload)).toEqual([
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

  it('J4 asks first, with the focus in the question; Escape brings it back, and nobody is blocked', async () => {
    const mounted = open()
    await press('Block Sage Dogwood')
    const question = await byRole('dialog', 'Block Sage Dogwood?')
    expect(question.contains(document.activeElement)).toBe(true)
    question.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    await isGone()
    await soon(() => expect(document.activeElement?.textContent).toBe('Block'))
    expect(callsTo(mounted, 'blockUser')).toEqual([])
  })

  it('H2 fails after a follow: the follow is kept, and nothing is said', async () => {
    const mounted = open('block.failed')
    await press('Follow Sage Dogwood')
    await reaches(mounted, 'follow.followed')
    await blockSage()
    await soon(() => expect(events(mounted).at(-1)).toEqual(['block.failed', 'block.failed']))
    await byRole('button', 'Block Sage Dogwood')
    await byRole('button', 'Following Sage Dogwood')
    expect([document.querySelector('[role="alert"]')?.textContent, onBlock.mock.calls]).toEqual(['', []])
  })

  it('D6 taken off the page, it aborts its call; there is none for oneself', async () => {
    const mounted = open('block.neverAnswers')
    await blockSage()
    await soon(() => expect(callsTo(mounted, 'blockUser')).toHaveLength(1))
    mounted.unmount()
    expect([callsTo(mounted, 'blockUser')[0]?.isAborted(), mounted.clock.pending]).toEqual([true, 0])
    const own = mount(<BlockButton member={{ ...sage, id: wren.userId }} />, { session })
    expect(own.host.textContent).toBe('')
  })
})
