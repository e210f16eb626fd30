'use client'
import type { ActorRefFrom } from 'xstate'
import type { underageMachine } from '../../../../machines/auth/underage/underage.machine.ts'
import { UnderageConfirmationView } from '../../../views/auth/signup/UnderageConfirmationView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectUnderage, underageCallbacks } from './underage.connect.ts'

export interface UnderageScreenProps {
  readonly underage: ActorRefFrom<typeof underageMachine>
}

/** The underage confirmation on its machine. Its title is `UnderageTitle`. */
export const UnderageScreen = ({ underage }: UnderageScreenProps) => (
  <UnderageConfirmationView {...useConnect(underage, connectUnderage, underageCallbacks)} />
)
