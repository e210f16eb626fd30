import type { EventObject } from 'xstate'
import { connectConsents } from '../signup/consents.connect.ts'
import { connectSignup, type SignupSnapshot, type SignupSurroundings } from '../signup/signup.connect.ts'
import { connectUnderage } from '../signup/underage.connect.ts'
import * as connectSocial from '../socialSignup/socialSignup.connect.ts'
import { dateOf } from '../../../domain/auth/signup/birthday.ts'
import type { AuthSnapshot, SignupStep } from '../shell/auth.types.ts'
import { robin } from './walk.signupHappenings.ts'

const now = () => Date.UTC(2026, 5, 1)
// SAFETY: of what stands around the form only the day is asked for.
const surroundings = {
  today: () => dateOf(now()),
  onLeft: () => undefined,
} as Partial<SignupSurroundings> as SignupSurroundings

interface Listener<Event extends EventObject> {
  can(event: Event): boolean
}

/** Whether everything that a view offers to do is heard. */
function isHeard<Event extends EventObject>(
  snapshot: Listener<Event>,
  offer: (send: (event: Event) => void) => void,
): boolean {
  const events: Event[] = []
  offer((event) => events.push(event))
  return events.length > 0 && events.every((event) => snapshot.can(event))
}

const signupGoesOn = (snapshot: SignupSnapshot) =>
  isHeard(snapshot, (send: Parameters<typeof connectSignup>[1]) => {
    const form = connectSignup(snapshot, send, surroundings)
    form.onLogIn()
    if (snapshot.matches('providerUnavailable')) return send({ type: 'notice.closed' })
    if (form.isPending) return form.onCancel()
    if (form.blocked !== 'nothing') return form.onProvider('facebook')
    return form.mode === 'choosing' ? form.onEmailChosen() : form.onSubmit(robin)
  })

type Social = NonNullable<AuthSnapshot['children']['socialSignup']>

const socialGoesOn = (snapshot: connectSocial.SocialSignupSnapshot, view: string) =>
  isHeard(snapshot, (send: Social['send']) => {
    if (view === 'requestEmail') {
      const { isPending, onDecline, onShare, onType } = connectSocial.connectRequestEmail(snapshot, send)
      return [onType(), onDecline(), ...(isPending ? [] : [onShare()])]
    }
    if (view === 'EmailAlreadyExist') {
      const { onLogIn, onOtherEmail } = connectSocial.connectEmailAlreadyExist(snapshot, send)
      return [onLogIn(), onOtherEmail()]
    }
    if (view === 'EmailCollection') {
      const { isPending, onCancel, onDecline, onSubmit } = connectSocial.connectEmailCollection(
        snapshot,
        send,
      )
      return [onDecline(), isPending ? onCancel() : onSubmit(robin)]
    }
    if (view !== 'socialSignupWithAge') return
    const { isBlocked, isPending, onCancel, onDecline, onSubmit } = connectSocial.connectSocialSignupWithAge(
      snapshot,
      send,
      now,
    )
    onDecline()
    if (!isBlocked) (isPending ? onCancel : () => onSubmit(robin))()
  })

/** Whether what the view of a sign-up offers is heard where the sign-up stands. */
export function goesOn({ signup, socialSignup }: AuthSnapshot['children'], view: string): boolean {
  const step: SignupStep | undefined = signup ?? socialSignup
  const { consents, underage } = step?.getSnapshot().children ?? {}
  if (view === 'consents')
    return (
      consents !== undefined &&
      isHeard(consents.getSnapshot(), (send: typeof consents.send) => {
        const { canContinue, onBack, onSubmit, onToggleAll } = connectConsents(
          consents.getSnapshot(),
          send,
          false,
        )
        return [onBack(), onToggleAll(), ...(canContinue ? [onSubmit()] : [])]
      })
    )
  if (view === 'UnderageConfirmation')
    return (
      underage !== undefined &&
      isHeard(underage.getSnapshot(), (send: typeof underage.send) => {
        const { isLeaving, onConfirm, onEdit, onLeave, onStay } = connectUnderage(
          underage.getSnapshot(),
          send,
        )
        return [onEdit(), ...(isLeaving ? [onLeave(), onStay()] : [onConfirm()])]
      })
    )
  if (view === 'respondMessage') return step?.getSnapshot().can({ type: 'message.closed' }) ?? false
  if (signup) return view === 'signup' && signupGoesOn(signup.getSnapshot())
  return socialSignup !== undefined && socialGoesOn(socialSignup.getSnapshot(), view)
}
