import { describe, expect, it, vi } from 'vitest'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, press, see, soon } from '../../../../testing/stage/person.ts'
import { AccountRecovery } from './AccountRecovery.tsx'

const banner = (id: string, onDismiss?: () => void) => (
  <AccountRecovery facebookId={id} facebookToken="secret-token" onDismiss={onDismiss} />
)

describe.each(modes)('§2 Banners: removed first-provider login, %s', (_, mount) => {
  it.each([
    ['1001', 'Your account is connected to Google'],
    ['1002', 'Your account has a password'],
    ['1006', 'To get back into your account'],
    ['nobody', 'Log in another way'],
  ])(
    'the member with the first provider’s id %s reads "%s", and a link with lookup=true',
    async (id, words) => {
      const { calls } = mount(banner(id))
      await see(words)
      expect(
        calls
          .filter((call) => !call.isAborted())
          .map(({ name, url }) => [name, Object.fromEntries(new URL(url).searchParams)]),
      ).toEqual([['readFacebookLoginData', { facebook_id: id, facebook_token: 'secret-token' }]])
      expect((await byRole('link')).getAttribute('href')).toBe('/password/reset/?lookup=true')
    },
  )

  it('asks nothing without both credentials', async () => {
    const { calls, render } = mount(<AccountRecovery />)
    await see('Log in another way')
    render(<AccountRecovery facebookId="1001" />)
    await see('Log in another way')
    expect(calls).toEqual([])
  })

  it('another account is requested again', async () => {
    const { calls, render } = mount(banner('1001'))
    await see('Your account is connected to Google')
    render(banner('1002'))
    await see('Your account has a password')
    expect(new URL(calls.at(-1)?.url ?? '').searchParams.get('facebook_id')).toBe('1002')
  })

  it('is gone once it is dismissed, and says so once', async () => {
    const onDismiss = vi.fn<() => void>()
    const { host } = mount(banner('1001', onDismiss))
    await press('Close')
    await soon(() => expect(host.innerHTML).toBe(''))
    expect(onDismiss).toHaveBeenCalledTimes(1)
  })

  it('C1 the token is in no log, no emitted fact and nothing that the machine still knows', async () => {
    const { emitted, host, contextOf, log } = mount(banner('nobody'))
    await see('Log in another way')
    expect(log).toMatchObject([
      { level: 'info', event: 'accountRecovery.loginDataUnknown', details: { status: 400 } },
    ])
    expect(JSON.stringify([emitted, log, contextOf('accountRecovery'), host.innerHTML])).not.toContain(
      'secret-token',
    )
  })

  it('D6, I5 leaving in the middle aborts the call and leaves no timer and no word', async () => {
    const { calls, clock, log, unmount } = mount(banner('1001'), { given: 'accountRecovery.neverAnswers' })
    await soon(() => expect(calls.length).toBeGreaterThan(0))
    unmount()
    expect([calls.every((call) => call.isAborted()), clock.pending, log]).toEqual([true, 0, []])
  })

  it('I2 takes over the HTML of the server without a word', async () => {
    const { host } = mount(banner('1001'), { isHydrated: true })
    expect(host.innerHTML).toContain('You can no longer log in with Facebook')
    await see('Your account is connected to Google')
  })
})
