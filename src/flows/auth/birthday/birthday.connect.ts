import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { birthdayMachine } from '../../../../machines/auth/birthday/birthday.machine.ts'
import type { BirthdayEvent } from '../../../../machines/auth/birthday/birthday.types.ts'
import type { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
import type { CalendarDate } from '../../../domain/auth/signup/birthday.ts'
import { birthdayRow, birthdaySlotOf, type BirthdayRowId } from '../../../errors/auth/birthday.errors.ts'
import type { BirthdayViewProps } from '../../../views/auth/birthday/BirthdayView.tsx'

export type BirthdaySnapshot = SnapshotFrom<typeof birthdayMachine>

/** What the step asks of the world around it, each at the moment it needs to know. */
export interface BirthdaySurroundings {
  readonly today: () => CalendarDate
  /** Whether this device has refused someone for their age. C9. */
  readonly isFlagged: () => boolean
  readonly typedBirthday: () => string
  readonly homeHref: string
}

/** Which view the page shows; the server's message stands over the form. */
export function connectFrame(snapshot: BirthdaySnapshot) {
  const { children, context } = snapshot
  const isSaying = snapshot.hasTag('view:respondMessage')
  const message = isSaying ? context.message : null
  // SAFETY: the machine invokes it under this name.
  const consents = (children.consents ?? null) as ActorRefFrom<typeof consentsMachine> | null
  if (consents) return { view: 'consents', title: 'consents.title', consents, message } as const
  if (snapshot.hasTag('view:ageProtected'))
    return { view: 'ageProtected', title: 'ageProtected.title', consents, message } as const
  const view = snapshot.hasTag('view:birthday') || isSaying ? 'birthday' : 'leaving'
  return { view, title: 'birthday.title', consents, message } as const
}

/** The form's props. auth.txt §4 "Birthday step", "Underage". */
export function connectBirthday(
  snapshot: BirthdaySnapshot,
  send: (event: BirthdayEvent) => void,
  { today, isFlagged, typedBirthday, homeHref }: BirthdaySurroundings,
): BirthdayViewProps {
  const { error, serverMessage } = snapshot.context
  const row: BirthdayRowId | null = error && `birthday.${error}`
  return {
    typedBirthday,
    homeHref,
    canSubmit: !snapshot.matches({ editing: 'empty' }) && !snapshot.matches('ineligible'),
    isIneligible: snapshot.matches('ineligible'),
    isPending: snapshot.hasTag('pending'),
    isSlow: snapshot.matches({ submitting: 'slow' }),
    errors: row ? { [birthdaySlotOf(row) ?? 'notice']: row } : noErrors,
    serverMessage: row && birthdayRow(row).words === 'server' ? serverMessage : null,
    onBirthdayChange: (birthday) => send({ type: 'birthday.changed', birthday }),
    onSubmit: (birthday) =>
      send(isFlagged() ? { type: 'flag.detected' } : { type: 'form.submitted', birthday, today: today() }),
    onCancel: () => send({ type: 'submit.cancelled' }),
  }
}

const noErrors = {}
