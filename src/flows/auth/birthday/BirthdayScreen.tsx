'use client'
import { useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { birthdayMachine } from '../../../../machines/auth/birthday/birthday.machine.ts'
import { BirthdayView } from '../../../views/auth/birthday/BirthdayView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectBirthday, type BirthdaySnapshot, type BirthdaySurroundings } from './birthday.connect.ts'

export interface BirthdayScreenProps {
  readonly actor: ActorRefFrom<typeof birthdayMachine>
  readonly surroundings: BirthdaySurroundings
}

/** The date and its button on their machine. */
export function BirthdayScreen({ actor, surroundings }: BirthdayScreenProps) {
  const connect = useCallback(
    (snapshot: BirthdaySnapshot) => connectBirthday(snapshot, actor.send, surroundings),
    [actor, surroundings],
  )
  return <BirthdayView {...useConnect(actor, connect)} />
}
