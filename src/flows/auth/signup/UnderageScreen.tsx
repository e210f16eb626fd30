'use client'
import { useCallback } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { underageMachine } from '../../../../machines/auth/underage/underage.machine.ts'
import { UnderageConfirmationView } from '../../../views/auth/signup/UnderageConfirmationView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectUnderage } from './underage.connect.ts'

export interface UnderageScreenProps {
  readonly underage: ActorRefFrom<typeof underageMachine>
}

/** The underage confirmation on its machine. Its title is `UnderageTitle`. */
export function UnderageScreen({ underage }: UnderageScreenProps) {
  const connect = useCallback(
    (snapshot: SnapshotFrom<typeof underageMachine>) => connectUnderage(snapshot, underage.send),
    [underage],
  )
  return <UnderageConfirmationView {...useConnect(underage, connect)} />
}
