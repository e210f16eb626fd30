import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { wren as session } from '../../../../mocks/fixtures/sessions.ts'
import { answerWith, modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import {
  byRole,
  field,
  fill,
  isGone,
  PASSWORD,
  press,
  see,
  soon,
  WREN,
} from '../../../../testing/stage/person.ts'
import { BirthdayStep } from '../birthday/BirthdayStep.tsx'
import { EmailVerificationModal } from '../emailVerification/EmailVerificationModal.tsx'

/** A server that knows nobody until somebody logs in. */
function endSession(...paths: readonly string[]) {
  let hasSession = false
  answerWith(
    http.post('*/v3/login/', () => {
      hasSession = true
      return undefined
    }),
    ...paths.map((path) =>
      http.post(path, () =>
        hasSession
          ? undefined
          : Response.json({ resource_response: { error: { message: 'Log in first.' } } }, { status: 401 }),
      ),
    ),
  )
}

/** In the dialog over the page, whose own fields have other names. */
async function logInAgain() {
  await byRole('dialog', 'Log in')
  await see('You’ve been logged out. Log in again and carry on where you were.')
  await fill('Email', WREN)
  await fill('Password', PASSWORD)
  await press('Log in')
}
const sent = ({ calls }: Mounted, call: string) => calls.filter(({ name }) => name === call)

describe.each(modes)('a session that ends before a member is done, %s', (_, mount) => {
  it('P14 the birthday is sent once more after the log-in, as it was typed', async () => {
    endSession('*/v3/users/birthday/')
    const onDone = vi.fn<() => void>()
    const mounted = mount(<BirthdayStep onDone={onDone} />, { session })
    await fill('Birthday', '2000-02-29')
    await press('Continue')
    await logInAgain()
    await soon(() => expect(onDone).toHaveBeenCalledOnce())
    expect(sent(mounted, 'submitBirthday').map(({ payload }) => payload)).toMatchObject([
      { birthday: 951_782_400 },
      { birthday: 951_782_400 },
    ])
  })

  it('P14 who declines keeps the birthday that was typed, and reads why it was not saved', async () => {
    endSession('*/v3/users/birthday/')
    const mounted = mount(<BirthdayStep />, { session })
    await fill('Birthday', '2000-02-29')
    await press('Continue')
    await byRole('dialog', 'Log in')
    await press('Close')
    await isGone()
    await soon(() =>
      expect(document.querySelector('[role="alert"]:not(:empty), [aria-invalid]')).not.toBeNull(),
    )
    expect(field('Birthday')).toHaveProperty('value', '2000-02-29')
    expect(sent(mounted, 'submitBirthday')).toHaveLength(1)
  })

  it('P14 the email is sent again after the log-in, over the reminder', async () => {
    endSession('*/v3/users/email/verify/resend/')
    const viewer = { type: 'AUTH', isAuth: true, hasVerifiedEmail: false } as const
    const mounted = mount(<EmailVerificationModal email={WREN} onClose={() => {}} />, { session, viewer })
    await press('Resend email')
    await logInAgain()
    await soon(() => expect(sent(mounted, 'resendVerification')).toHaveLength(2))
    await see('Email sent')
    await byRole('dialog', 'Verify your email')
  })
})
