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
  /** Whether someone was refused for their age on this device. */
  readonly isFlagged: () => boolean
}

/** The view of the page, and the server's message over it. */
export interface BirthdayFrame {
  readonly view: 'consents' | 'UnderageConfirmation' | 'ageProtected' | 'birthday' | 'leaving'
  /** Null for the question, whose title is built from the birthday. */
  readonly title: (typeof titles)[BirthdayFrame['view']]
  /** As entered. */
  readonly birthday: string
  readonly consents: ActorRefFrom<typeof consentsMachine> | null
  readonly message: string | null
}

const titles = {
  consents: 'consents.title',
  UnderageConfirmation: null,
  ageProtected: 'ageProtected.title',
  birthday: 'birthday.title',
  leaving: 'leaving.titleWelcome',
} as const

function viewOf(snapshot: BirthdaySnapshot): BirthdayFrame['view'] {
  if (snapshot.hasTag('view:consents')) return 'consents'
  if (snapshot.hasTag('view:UnderageConfirmation')) return 'UnderageConfirmation'
  if (snapshot.hasTag('view:ageProtected')) return 'ageProtected'
  // The message lies over the date.
  if (snapshot.hasTag('view:birthday') || snapshot.hasTag('view:respondMessage')) return 'birthday'
  return 'leaving'
}

export function connectFrame(snapshot: BirthdaySnapshot): BirthdayFrame {
  const { children, context } = snapshot
  const view = viewOf(snapshot)
  return {
    view,
    title: titles[view],
    birthday: context.birthday,
    // SAFETY: the machine invokes it under this name.
    consents: (children.consents ?? null) as BirthdayFrame['consents'],
    message: snapshot.hasTag('view:respondMessage') ? context.message : null,
  }
}

/** What the form shows. */
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
  onConfirm: () => send({ type: 'birthday.confirmed' }),
  onEdit: () => send({ type: 'edit.requested' }),
  onContinue: () => send({ type: 'message.closed' }),
})

const noErrors = {}
