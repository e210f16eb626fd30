import type { EventObject } from 'xstate'
import { connectConsents, consentsCallbacks } from '../signup/consents.connect.ts'
import { connectSignup, signupCallbacks, type SignupSnapshot } from '../signup/signup.connect.ts'
import { connectUnderage, underageCallbacks } from '../signup/underage.connect.ts'
import * as social from '../socialSignup/socialSignup.connect.ts'
import { dateOf } from '../../../domain/auth/signup/birthday.ts'
import type { AuthSnapshot, SignupStep } from '../shell/auth.types.ts'
import { robin } from './walk.signupEvents.ts'

const now = () => Date.UTC(2026, 5, 1)
const tools = { today: () => dateOf(now()), onLeft: () => undefined }

interface Receiver<Event extends EventObject> {
  can(event: Event): boolean
}

/** Whether the machine accepts every event that the actions send. */
function accepts<Event extends EventObject>(
  snapshot: Receiver<Event>,
  nextActions: (send: (event: Event) => void) => void,
): boolean {
  const events: Event[] = []
  nextActions((event) => events.push(event))
  return events.length > 0 && events.every((event) => snapshot.can(event))
}

const canSignupContinue = (snapshot: SignupSnapshot) =>
  accepts(snapshot, (send: Signup['send']) => {
    const { isPending, blocked, mode } = connectSignup(snapshot)
    const form = signupCallbacks(send, tools)
    form.onLogIn()
    if (snapshot.matches('providerUnavailable')) return send({ type: 'notice.closed' })
    if (isPending) return form.onCancel()
    if (blocked !== 'nothing') return form.onProvider('facebook')
    return mode === 'choosing' ? form.onEmailChosen() : form.onSubmit(robin)
  })

type Signup = NonNullable<AuthSnapshot['children']['signup']>
type Social = NonNullable<AuthSnapshot['children']['socialSignup']>

const canSocialSignupContinue = (snapshot: social.SocialSignupSnapshot, view: string) =>
  accepts(snapshot, (send: Social['send']) => {
    if (view === 'requestEmail') {
      const { onDecline, onShare, onType } = social.requestEmailCallbacks(send)
      return [onType(), onDecline(), ...(social.connectRequestEmail(snapshot).isPending ? [] : [onShare()])]
    }
    if (view === 'EmailAlreadyExist') {
      const { onLogIn, onOtherEmail } = social.emailAlreadyExistCallbacks(send)
      return [onLogIn(), onOtherEmail()]
    }
    if (view === 'EmailCollection') {
      const { onCancel, onDecline, onSubmit } = social.emailCollectionCallbacks(send)
      return [onDecline(), social.connectEmailCollection(snapshot).isPending ? onCancel() : onSubmit(robin)]
    }
    if (view !== 'socialSignupWithAge') return
    const { isBlocked, isPending } = social.connectSocialSignupWithAge(snapshot)
    const { onCancel, onDecline, onSubmit } = social.socialSignupWithAgeCallbacks(send, now)
    onDecline()
    if (!isBlocked) (isPending ? onCancel : () => onSubmit(robin))()
  })

/** Whether the current state of the sign-up accepts the view's next actions. */
export function canContinue({ signup, socialSignup }: AuthSnapshot['children'], view: string): boolean {
  const step: SignupStep | undefined = signup ?? socialSignup
  const { consents, underage } = step?.getSnapshot().children ?? {}
  if (view === 'consents')
    return (
      consents !== undefined &&
      accepts(consents.getSnapshot(), (send: typeof consents.send) => {
        const { onBack, onSubmit, onToggleAll } = consentsCallbacks(send)
        const { canContinue: canSubmit } = connectConsents(consents.getSnapshot())
        return [onBack(), onToggleAll(), ...(canSubmit ? [onSubmit()] : [])]
      })
    )
  if (view === 'UnderageConfirmation')
    return (
      underage !== undefined &&
      accepts(underage.getSnapshot(), (send: typeof underage.send) => {
        const { onConfirm, onEdit, onLeave, onStay } = underageCallbacks(send)
        const { isLeaving } = connectUnderage(underage.getSnapshot())
        return [onEdit(), ...(isLeaving ? [onLeave(), onStay()] : [onConfirm()])]
      })
    )
  if (view === 'respondMessage') return step?.getSnapshot().can({ type: 'message.closed' }) ?? false
  if (signup) return view === 'signup' && canSignupContinue(signup.getSnapshot())
  return socialSignup !== undefined && canSocialSignupContinue(socialSignup.getSnapshot(), view)
}
