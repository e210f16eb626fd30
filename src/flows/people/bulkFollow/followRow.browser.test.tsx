import { describe, expect, it, vi } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import type { ScenarioName } from '../../../../mocks/index.ts'
import type { Member } from '../../../domain/people/member.ts'
import { modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, isGone, press, soon } from '../../../../testing/stage/person.ts'
import { FollowRow } from './FollowRow.tsx'

const member = (id: string, fullName: string): Member => ({
  id,
  fullName,
  username: fullName,
  imageUrl: null,
  isFollowed: false,
  isBlocked: false,
  followerCount: 1,
  isVerified: false,
})
const members = [
  member('4', 'Sage'),
  member('5', 'Finch'),
  member('6', 'Lark'),
  member('7', 'Dove'),
  member(wren.userId, 'Wren'),
]
const session = wren
const bulk = ({ calls }: Mounted) =>
  calls.filter(({ name }) => name === 'followUsers').map(({ payload }) => payload['followee_ids'])
const at = (mounted: Mounted, state: string) =>
  soon(() => expect([...mounted.recorder.now()]).toContain(state))
const followed = () =>
  [...document.querySelectorAll('li [aria-label^="Following "]')]
    .map((button) => button.ariaLabel?.slice(10))
    .join()

describe.each(modes)('a row of suggestions, %s', (_, mount) => {
  const onChange = vi.fn<(id: string, isFollowed: boolean) => void>()
  const open = (given?: ScenarioName) => {
    onChange.mockClear()
    return mount(<FollowRow members={members} onChange={onChange} />, { given, session })
  }

  it('D1, D7 follows all with one call, the ids joined by commas; oneself is left out', async () => {
    const mounted = open()
    await press('Follow all')
    expect(followed()).toBe('Sage,Finch,Lark,Dove')
    await at(mounted, 'bulkFollow.done')
    await byRole('button', 'All followed')
    expect([bulk(mounted), onChange.mock.calls]).toEqual([
      ['4,5,6,7'],
      ['4', '5', '6', '7'].map((id) => [id, true]),
    ])
    expect(mounted.log.map(({ event, details }) => [event, details['userIds']])).toEqual([
      ['bulkFollow.succeeded', ['4', '5', '6', '7']],
    ])
  })

  it('H3 if a chunk fails, only that chunk is reverted, silently, and requested again next time', async () => {
    const mounted = open('bulkFollow.partlyFails')
    await press('Follow all')
    await soon(() => expect(mounted.log).toHaveLength(2))
    await soon(() => expect(followed()).toBe('Sage,Finch'))
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('')
    expect(mounted.log.map(({ event }) => event)).toEqual(['bulkFollow.succeeded', 'bulkFollow.failed'])
    await press('Follow all')
    await soon(() => expect(bulk(mounted)).toEqual(['4,5', '6,7', '6,7']))
  })

  it('leaves out who is followed by their own button, and takes in who is unfollowed again', async () => {
    const mounted = open()
    await press('Follow Finch')
    await soon(() => expect(onChange.mock.calls).toEqual([['5', true]]))
    await press('Follow all')
    await at(mounted, 'bulkFollow.done')
    await press('Following Finch')
    await soon(() => expect(onChange.mock.lastCall).toEqual(['5', false]))
    await press('Follow all')
    await at(mounted, 'bulkFollow.done')
    expect([bulk(mounted), followed()]).toEqual([['4,6,7', '5'], 'Sage,Finch,Lark,Dove'])
  })

  it('H1 while all are being followed, a member’s own button waits', async () => {
    const mounted = open('bulkFollow.neverAnswers')
    await press('Follow all')
    const button = await byRole('button', 'Following Sage')
    button.click()
    expect([button.ariaDisabled, mounted.calls.map(({ name }) => name)]).toEqual(['true', ['followUsers']])
  })

  it('D6 taken off the page, it aborts its call', async () => {
    const mounted = open('bulkFollow.neverAnswers')
    await press('Follow all')
    await soon(() => expect(bulk(mounted)).toHaveLength(1))
    mounted.unmount()
    expect([mounted.calls[0]?.isAborted(), mounted.clock.pending, onChange.mock.calls]).toEqual([true, 0, []])
  })

  it.each(['Follow all', 'Follow Sage'])(
    'F24 logged out, in an app that does not ask: one log-in opens: %s',
    async (button) => {
      const mounted = mount(<FollowRow members={members} />, { session: null })
      await press(button)
      await byRole('dialog', 'Log in')
      expect([document.querySelectorAll('dialog').length, bulk(mounted)]).toEqual([1, []])
      await press('Close')
      await isGone()
    },
  )

  it('§6 logged out: asks for a log-in, and follows no one', async () => {
    const onLoginRequired = vi.fn<(member: Member | null) => void>()
    const mounted = mount(<FollowRow members={members} onLoginRequired={onLoginRequired} />, {
      session: null,
    })
    await press('Follow all')
    await press('Follow Sage')
    expect([onLoginRequired.mock.calls.map(([who]) => who?.id ?? null), mounted.calls, followed()]).toEqual([
      [null, '4'],
      [],
      '',
    ])
  })
})
