import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ScenarioName } from '../../../../mocks/index.ts'
import { fromTables, modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { Opener } from '../../../../testing/stage/Opener.tsx'
import { byRole, focused, isGone, press, see, soon, tabStops } from '../../../../testing/stage/person.ts'
import { EmailVerificationModal } from './EmailVerificationModal.tsx'

const GENERIC = 'Sorry! Something went wrong on our end.'
const onClose = vi.fn<() => void>()
const named = ({ calls }: Mounted) => calls.filter(({ name }) => name === 'resendVerification')

/** Only they are reminded. auth.txt §1. */
const unverified = { type: 'AUTH', isAuth: true, hasVerifiedEmail: false } as const

/** A page that opens the reminder; it takes it away only where it minds. */
const Page = ({ unmountsOnClose }: { readonly unmountsOnClose?: boolean | undefined }) => (
  <Opener unmountsOnClose={unmountsOnClose}>
    {(close) => (
      <EmailVerificationModal
        email="wren@example.com"
        onClose={() => {
          onClose()
          close()
        }}
      />
    )}
  </Opener>
)

describe.each(modes)('the email verification reminder, %s', (_, mount) => {
  const open = async (given?: ScenarioName, unmountsOnClose?: boolean) => {
    onClose.mockClear()
    const mounted = mount(<Page unmountsOnClose={unmountsOnClose} />, { given, viewer: unverified })
    await press('Open')
    await see('Verify your email')
    return mounted
  }

  it('J1, J2 is a modal dialog named by its title, which has focus and keeps it inside', async () => {
    await open()
    const dialog = await byRole('dialog', 'Verify your email')
    expect([dialog.ariaModal, dialog.matches(':modal'), focused()]).toEqual([
      'true',
      true,
      'h2 Verify your email',
    ])
    await see('wren@example.com')
    expect(await tabStops(4)).toEqual([
      'button Close',
      'button Resend email',
      'button Got it',
      'button Close',
    ])
  })

  it.each([
    ['a visitor', { type: 'UNAUTH', isAuth: false, hasVerifiedEmail: false }],
    ['a member with a verified email', { ...unverified, hasVerifiedEmail: true }],
  ] as const)('§1 shows nothing to %s, whoever mounts it', async (_who, viewer) => {
    const mounted = mount(<Page />, { viewer })
    await press('Open')
    await soon(() => expect(document.querySelector('dialog')).toBeNull())
    expect([mounted.calls, onClose.mock.calls.length]).toEqual([[], 0])
  })

  it("§4, D1, J7 resend is one call, and becomes a disabled 'Email sent' that keeps focus", async () => {
    const mounted = await open()
    const resend = await byRole('button', 'Resend email')
    for (let n = 0; n < 5; n += 1) resend.click()
    resend.focus()
    const sent = await byRole('button', 'Email sent')
    expect([sent.ariaDisabled, focused(), named(mounted).map(({ payload }) => payload)]).toEqual([
      'true',
      'button Email sent',
      [{}],
    ])
    sent.click()
    expect(named(mounted)).toHaveLength(1)
  })

  it.each([
    ['Got it', () => press('Got it')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => press('Close')],
  ] as const)('J3 %s closes it once, and focus goes back', async (_way, close) => {
    await open()
    await close()
    await isGone()
    expect(onClose).toHaveBeenCalledOnce()
    await soon(() => expect(focused()).toBe('button Open'))
  })

  it('is gone even where the app does not take it away', async () => {
    await open(undefined, false)
    await press('Got it')
    await isGone()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('D8, D9, D13 an error is shown and only retried by the user', async () => {
    const mounted = await open('emailVerification.serverFails')
    await press('Resend email')
    await see(GENERIC)
    mounted.clock.advance(60_000)
    expect(named(mounted)).toHaveLength(1)
    expect(mounted.log.map(({ event, details }) => [event, details['row'], details['status']])).toEqual([
      ['emailVerification.failed', 'emailVerification.resendFailed', 503],
    ])
    fromTables()
    await press('Resend email')
    await byRole('button', 'Email sent')
  })

  it('D6, I5 closing while it is sent aborts the call and leaves no timer', async () => {
    const mounted = await open('emailVerification.neverAnswers')
    await press('Resend email')
    await soon(() => expect(named(mounted)).toHaveLength(1))
    await press('Got it')
    await isGone()
    expect([named(mounted)[0]?.isAborted(), mounted.clock.pending, mounted.log]).toEqual([true, 0, []])
  })
})
