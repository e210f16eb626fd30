import type { ActorRefFrom } from 'xstate'
import type { birthdayMachine } from '../../../../machines/auth/birthday/birthday.machine.ts'
import { keepSteps, type StepOnScreen, type StepsOptions } from '../../runtime/steps/keepSteps.ts'

type BirthdayActor = ActorRefFrom<typeof birthdayMachine>

const date = ['birthday'] as const

/** The step on screen. The consents come first, and so the date has no way back to them. */
export function readBirthdayStep(birthday: BirthdayActor): StepOnScreen {
  const snapshot = birthday.getSnapshot()
  if (snapshot.hasTag('view:consents')) {
    const goBack = () => snapshot.children.consents?.send({ type: 'back.requested' })
    return { name: 'consents', backTo: date, goBack }
  }
  if (snapshot.hasTag('view:UnderageConfirmation')) {
    const goBack = () => birthday.send({ type: 'edit.requested' })
    return { name: 'UnderageConfirmation', backTo: date, goBack }
  }
  return snapshot.hasTag('view:birthday') ? { name: 'birthday', backTo: [], goBack() {} } : null
}

/** Keeps the steps in the browser's history. */
export const keepBirthdaySteps = (birthday: BirthdayActor, options: StepsOptions) =>
  keepSteps(birthday, readBirthdayStep, options)
