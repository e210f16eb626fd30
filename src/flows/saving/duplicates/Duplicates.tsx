'use client'
import { useEffect } from 'react'
import type { DuplicatesEmitted } from '../../../../machines/saving/duplicates/duplicates.types.ts'
import { webAddress } from '../../../domain/auth/pinThumbnail.ts'
import { DuplicatesView } from '../../../views/saving/duplicates/DuplicatesView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectDuplicates, duplicatesCallbacks } from './duplicates.connect.ts'
import { duplicatesLogic } from './duplicates.services.ts'

export interface DuplicatesProps {
  /** The address of the picture in view; null if there is none. */
  readonly imageUrl: string | null | undefined
  /** What the app's server calls the picture. Default: unknown. */
  readonly signature?: string | undefined
}

/** The boards that have the picture already. It follows the picture in view, beside the flow that saves it. */
export function Duplicates({ imageUrl, signature = '' }: DuplicatesProps) {
  const { policy } = useTackboard()
  const actor = useFlow(duplicatesLogic, { policy }, (effect: DuplicatesEmitted, config) =>
    config.onLog({ level: 'info', event: 'duplicates.failed', details: failureDetails(effect) }),
  )
  const { boards, onPicture } = useConnect(actor, connectDuplicates, duplicatesCallbacks)
  const address = webAddress(imageUrl)
  useEffect(
    () => onPicture({ imageUrl: address, signature: signature || null }),
    [onPicture, address, signature],
  )
  return <DuplicatesView boards={boards} />
}
