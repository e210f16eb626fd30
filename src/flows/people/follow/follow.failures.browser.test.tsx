import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { wren as session } from '../../../../mocks/fixtures/sessions.ts'
import type { ScenarioName } from '../../../../mocks/index.ts'
import { answerWith, fromTables, modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, focused, press, see, soon } from '../../../../testing/stage/person.ts'
import { callsTo, events, reaches, sage } from '../testing/follow.ts'
import { FollowButton } from './FollowButton.tsx'

const onChange = vi.fn<(isFollowed: boolean) => void>()

/** Holds back all responses until the test sends them, one by one. */
function holdResponses() {
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

describe.each(modes)('following that is fast, slow or fails, %s', (_, mount) => {
  const open = (given?: ScenarioName, member = sage) => {
    onChange.mockClear()
    return mount(<FollowButton member={member} onChange={onChange} />, { given, session })
  }

  it('H1 follow, unfollow, follow in one breath is one call, and ends followed', async () => {
    const mounted = open()
    const { next } = holdResponses()
    const button = await byRole('button', 'Follow Sage Dogwood')
    for (let n = 0; n < 3; n += 1) button.click()
    await next()
    await reaches(mounted, 'follow.followed')
    expect(callsTo(mounted, 'followUser', 'unfollowUser').map(({ name }) => name)).toEqual(['followUser'])
  })

  it('H1 follow and unfollow, the second fails: it is followed, which is what was confirmed last', async () => {
    const mounted = open()
    const { next } = holdResponses()
    const button = await byRole('button', 'Follow Sage Dogwood')
    button.click()
    button.click()
    await next()
    await next(400)
    await reaches(mounted, 'follow.followed')
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

  it('§8 an unverified email opens the reminder; closed, focus is back and it can be tried again', async () => {
    const mounted = open('follow.emailUnverified')
    await press('Follow Sage Dogwood')
    await byRole('dialog', 'Verify your email')
    await press('Got it')
    await soon(() => expect(focused()).toBe('button Follow Sage Dogwood'))
    expect(events(mounted)).toEqual([['follow.failed', 'follow.emailUnverified']])
    fromTables()
    await press('Follow Sage Dogwood')
    await reaches(mounted, 'follow.followed')
  })

  it('E3, E4, E7 names whom it failed for: cut at 70, isolated, the username where there is no name', async () => {
    open('follow.failed', { ...sage, fullName: `${'a'.repeat(69)}👨‍👩‍👧‍👦👨‍👩‍👧‍👦` })
    await press(/^Follow a/)
    await see(`Error following ${'a'.repeat(69)}👨‍👩‍👧‍👦…`)
    expect(document.querySelector('[data-ui="toast"] bdi')?.textContent).toBe(`${'a'.repeat(69)}👨‍👩‍👧‍👦…`)
  })

  it('D6 I5 taken off the page, it aborts its call and leaves no time running', async () => {
    const mounted = open('follow.neverAnswers')
    await press('Follow Sage Dogwood')
    await soon(() => expect(callsTo(mounted, 'followUser')).toHaveLength(1))
    mounted.unmount()
    expect([callsTo(mounted, 'followUser')[0]?.isAborted(), mounted.clock.pending, mounted.log]).toEqual([
      true,
      0,
      [],
    ])
  })

  it('D13 an answer that never comes is a failure after 30 s', async () => {
    const mounted = open('follow.neverAnswers')
    await press('Follow Sage Dogwood')
    await soon(() => expect(callsTo(mounted, 'followUser')).toHaveLength(1))
    mounted.clock.advance(30_000)
    await see('Error following')
    await byRole('button', 'Follow Sage Dogwood')
  })
})
