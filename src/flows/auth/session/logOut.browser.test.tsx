import { describe, expect, it, vi } from 'vitest'
import { wren as session } from '../../../../mocks/fixtures/sessions.ts'
import { answerWith, modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, press, see, soon } from '../../../../testing/stage/person.ts'
import { http } from 'msw'
import { PRESSED_KEY, rememberPressed } from '../../runtime/pressed.storage.ts'
import { ONE_TAP_OPT_OUT_KEY } from '../oneTap/oneTap.storage.ts'
import { useLogOut, type LogOutOptions } from './useLogOut.ts'

function Menu(options: LogOutOptions) {
  const { logOut, isPending, error } = useLogOut(options)
  return (
    <>
      <button type="button" aria-busy={isPending} onClick={logOut}>
        Log out
      </button>
      <p role="alert">{error}</p>
    </>
  )
}

describe.each(modes)('logging out, %s', (_, mount) => {
  it('is one call, forgets the member on this device, and leads on', async () => {
    const { platform, calls } = mount(<Menu />, { session })
    platform.storage.set(ONE_TAP_OPT_OUT_KEY, true)
    rememberPressed(platform, { action: 'follow', subject: '4' })
    const button = await byRole('button', 'Log out')
    button.click()
    button.click()
    await soon(() => expect(platform.navigation.visited).toEqual(['/']))
    expect(calls.map(({ name }) => name)).toEqual(['logOut'])
    const left = [
      platform.storage.get(ONE_TAP_OPT_OUT_KEY, String),
      platform.tabStorage.get(PRESSED_KEY, String),
    ]
    expect(left).toEqual([null, null])
  })

  it('goes on when its menu is closed, and tells the app', async () => {
    const onLoggedOut = vi.fn<() => void>()
    const { render, platform } = mount(<Menu onLoggedOut={onLoggedOut} />, { session })
    await press('Log out')
    render(null)
    await soon(() => expect(onLoggedOut).toHaveBeenCalledOnce())
    expect(platform.navigation.visited).toEqual([])
  })

  it('is done if the session had ended', async () => {
    answerWith(
      http.delete('*/v3/login/', () => Response.json({ error: { http_status: 401 } }, { status: 401 })),
    )
    const { platform } = mount(<Menu />, { session })
    await press('Log out')
    await soon(() => expect(platform.navigation.visited).toEqual(['/']))
  })

  it('D10 gives up on a server that never answers, and can be tried again', async () => {
    answerWith(http.delete('*/v3/login/', () => new Promise<never>(() => undefined), { once: true }))
    const { platform, clock } = mount(<Menu />, { session })
    await press('Log out')
    await soon(async () => expect((await byRole('button', 'Log out')).ariaBusy).toBe('true'))
    clock.advance(30_000)
    await see('We couldn’t log you out. Try again.')
    expect(platform.navigation.visited).toEqual([])
    await press('Log out')
    await soon(() => expect(platform.navigation.visited).toEqual(['/']))
  })
})
