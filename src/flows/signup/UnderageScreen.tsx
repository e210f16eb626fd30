'use client'
import { useCallback } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { underageMachine } from '../../../machines/underage/underage.machine.ts'
import { UnderageConfirmationView } from '../../views/auth/UnderageConfirmationView.tsx'
import { useConnect } from '../useConnect.ts'
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
