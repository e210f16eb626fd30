import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { wren as session } from '../../../../mocks/fixtures/sessions.ts'
import { answerWith, modes, type Mount, type MountOptions } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, fill, isGone, PASSWORD, press, see, soon, WREN } from '../../../../testing/stage/person.ts'
import { FollowButton } from '../../people/follow/FollowButton.tsx'
import { callsTo, reaches, sage } from '../../people/testing/follow.ts'
import { onCreated, openSectionFormOn, sent } from '../../saving/testing/sectionForm.tsx'

const refused = () =>
  Response.json(
    { resource_response: { error: { api_error_code: 7, message: 'Log in first.' } } },
    { status: 401 },
  )

/** A server that knows nobody until somebody logs in. */
function endSession() {
  let hasSession = false
  const unlessKnown = () => (hasSession ? undefined : refused())
  answerWith(
    http.post('*/v3/login/', () => {
      hasSession = true
      return undefined
    }),
    http.all('*/resource/*', unlessKnown),
    http.all('*/v3/boards/*', unlessKnown),
  )
}

async function logInAs(email: string, password = PASSWORD) {
  await byRole('dialog', 'Log in')
  await see('You’ve been logged out. Log in again and carry on where you were.')
  await fill('Email', email)
  await fill('Password', password)
  await press('Log in')
}

describe.each(modes)('a session that ends, %s', (_, mount: Mount) => {
  const open = (options: MountOptions = {}) => {
    endSession()
    return mount(<FollowButton member={sage} />, { session, ...options })
  }
  const followed = (mounted: ReturnType<typeof open>) => callsTo(mounted, 'followUser').length

  it('P14 whoever logs in again over the page finds it done, and is where they were', async () => {
    const mounted = open()
    await press('Follow Sage Dogwood')
    await logInAs(WREN)
    await reaches(mounted, 'follow.followed')
    expect([followed(mounted), mounted.platform.navigation.visited]).toEqual([2, []])
    await isGone()
  })

  it('P14 no time runs out meanwhile, and what was typed stays', async () => {
    endSession()
    const mounted = await openSectionFormOn(mount)()
    await fill('Name', 'Lighting')
    await press('Add')
    await byRole('dialog', 'Log in')
    mounted.clock.advance(300_000)
    await logInAs(WREN)
    await soon(() => expect(onCreated).toHaveBeenCalledOnce())
    expect(sent(mounted).map(({ payload }) => payload)).toMatchObject([
      { name: 'Lighting' },
      { name: 'Lighting' },
    ])
  })

  it('P14 who declines gets the failure, and is asked again at the next press', async () => {
    const mounted = open()
    await press('Follow Sage Dogwood')
    await byRole('dialog', 'Log in')
    await press('Close')
    await see('Error following')
    expect(followed(mounted)).toBe(1)
    await press('Follow Sage Dogwood')
    await byRole('dialog', 'Log in')
  })

  it('P14 another member gets the page anew, and nothing is done for them', async () => {
    const mounted = open({ browser: { href: 'https://tackboard.example/pin/5/' } })
    await press('Follow Sage Dogwood')
    await logInAs('team@acme.example')
    await soon(() =>
      expect(mounted.platform.navigation.visited).toEqual(['https://tackboard.example/pin/5/']),
    )
    expect(followed(mounted)).toBe(1)
  })

  it('P14 the app’s own way replaces the log-in', async () => {
    const onSessionEnded = vi.fn<() => Promise<boolean>>(async () => {
      await fetch('/v3/login/', { method: 'POST', body: '{}' })
      return true
    })
    const mounted = open({ onSessionEnded })
    await press('Follow Sage Dogwood')
    await reaches(mounted, 'follow.followed')
    expect([onSessionEnded.mock.calls.length, document.querySelector('dialog')]).toEqual([1, null])
  })

  it('a call fails at once where the app wants no log-in', async () => {
    open({ onSessionEnded: null })
    await press('Follow Sage Dogwood')
    await see('Error following')
    expect(document.querySelector('dialog')).toBeNull()
  })
})
