import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { birthdayMachine } from '../../../../machines/auth/birthday/birthday.machine.ts'
import type { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
import type { CalendarDate } from '../../../domain/auth/signup/birthday.ts'
import { birthdayRow, birthdaySlotOf, type BirthdayRowId } from '../../../errors/auth/birthday.errors.ts'
import type { BirthdayViewCallbacks, BirthdayViewState } from '../../../views/auth/birthday/BirthdayView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

export type BirthdaySnapshot = SnapshotFrom<typeof birthdayMachine>

/** What the callbacks need from outside, read on each call. */
export interface BirthdayTools {
  readonly today: () => CalendarDate
  /** Whether someone was refused for their age on this device. C9. */
  readonly isFlagged: () => boolean
}

/** The view of the page, and the server's message over it. */
export interface BirthdayFrame {
  readonly view: 'consents' | 'ageProtected' | 'birthday' | 'leaving'
  readonly title: 'consents.title' | 'ageProtected.title' | 'birthday.title' | 'leaving.titleWelcome'
  readonly consents: ActorRefFrom<typeof consentsMachine> | null
  readonly message: string | null
}

export function connectFrame(snapshot: BirthdaySnapshot): BirthdayFrame {
  const { children, context } = snapshot
  const isResponding = snapshot.hasTag('view:respondMessage')
  const message = isResponding ? context.message : null
  // SAFETY: the machine invokes it under this name.
  const consents = (children.consents ?? null) as BirthdayFrame['consents']
  if (consents) return { view: 'consents', title: 'consents.title', consents, message }
  if (snapshot.hasTag('view:ageProtected'))
    return { view: 'ageProtected', title: 'ageProtected.title', consents, message }
  if (snapshot.hasTag('view:birthday') || isResponding)
    return { view: 'birthday', title: 'birthday.title', consents, message }
  return { view: 'leaving', title: 'leaving.titleWelcome', consents, message }
}

/** What the form shows. auth.txt §4 "Birthday step", "Underage". */
export function connectBirthday(
  snapshot: BirthdaySnapshot,
): Omit<BirthdayViewState, 'typedBirthday' | 'homeHref'> {
  const { error, serverMessage } = snapshot.context
  const row: BirthdayRowId | null = error && `birthday.${error}`
  return {
    canSubmit: !snapshot.matches({ editing: 'empty' }) && !snapshot.matches('ineligible'),
    isIneligible: snapshot.matches('ineligible'),
    isPending: snapshot.hasTag('pending'),
    isSlow: snapshot.matches({ submitting: 'slow' }),
    errors: row ? { [birthdaySlotOf(row) ?? 'notice']: row } : noErrors,
    serverMessage: row && birthdayRow(row).message === 'server' ? serverMessage : null,
  }
}

export const birthdayCallbacks = (
  send: SendTo<typeof birthdayMachine>,
  { today, isFlagged }: BirthdayTools,
): BirthdayViewCallbacks => ({
  onBirthdayChange: (birthday) => send({ type: 'birthday.changed', birthday }),
  onSubmit: (birthday) =>
    send(isFlagged() ? { type: 'flag.detected' } : { type: 'form.submitted', birthday, today: today() }),
  onCancel: () => send({ type: 'submit.cancelled' }),
})

export const frameCallbacks = (send: SendTo<typeof birthdayMachine>) => ({
  onFlagged: () => send({ type: 'flag.detected' }),
  onContinue: () => send({ type: 'message.closed' }),
})

const noErrors = {}
