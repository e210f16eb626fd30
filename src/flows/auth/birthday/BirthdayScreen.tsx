'use client'
import { useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { birthdayMachine } from '../../../../machines/auth/birthday/birthday.machine.ts'
import { dateOf } from '../../../domain/auth/signup/birthday.ts'
import { BirthdayView } from '../../../views/auth/birthday/BirthdayView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect, type SendTo } from '../../runtime/useConnect.ts'
import { readUnderageFlag } from '../signup/underageFlag.ts'
import { birthdayCallbacks, connectBirthday } from './birthday.connect.ts'

export interface BirthdayScreenProps {
  readonly actor: ActorRefFrom<typeof birthdayMachine>
  readonly homeHref: string
}

/** The date and its button on their machine. */
export function BirthdayScreen({ actor, homeHref }: BirthdayScreenProps) {
  const { platform } = useTackboard()
  const callbacks = useCallback(
    (send: SendTo<typeof birthdayMachine>) =>
      birthdayCallbacks(send, {
        today: () => dateOf(platform.clock.now()),
        isFlagged: () => readUnderageFlag(platform),
      }),
    [platform],
  )
  const typedBirthday = useCallback(() => actor.getSnapshot().context.birthday, [actor])
  const props = useConnect(actor, connectBirthday, callbacks)
  return <BirthdayView {...props} typedBirthday={typedBirthday} homeHref={homeHref} />
}
