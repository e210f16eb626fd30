'use client'
import { useEffect, useMemo } from 'react'
import { saveConfirmationMachine } from '../../../../machines/saving/saveConfirmation/saveConfirmation.machine.ts'
import { hexColor, webAddress } from '../../../domain/auth/pinThumbnail.ts'
import { SaveConfirmationView } from '../../../views/saving/saveConfirmation/SaveConfirmationView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { createConfetti } from './confetti.ts'
import { connectSaveConfirmation } from './saveConfirmation.connect.ts'

export interface SaveConfirmationProps {
  /** Where the pin was saved to. */
  readonly board: { readonly name: string }
  /** The section of the board that it was saved to. Default: the board itself. */
  readonly section?: { readonly title: string } | undefined
  /** The pin's picture: http(s) or relative. */
  readonly imageUrl?: string | null | undefined
  /** The pin's dominant color: `#rgb` or `#rrggbb`. */
  readonly pinColor?: string | null | undefined
  /** Called after 2,600 ms. It then renders nothing, so unmount it. */
  readonly onDismiss?: (() => void) | undefined
}

/**
 * Confirms a save over the page, with confetti unless the user prefers reduced motion, and closes automatically. It takes neither focus
 * nor clicks. Mount it outside modal dialogs, because screen readers announce nothing outside an open one.
 * saving.txt §4 "Save confirmation overlay".
 */
export function SaveConfirmation({ board, section, imageUrl, pinColor, onDismiss }: SaveConfirmationProps) {
  const config = useTackboard()
  const { policy } = config
  const actor = useFlow(saveConfirmationMachine, { policy }, () => onDismiss?.())
  const confetti = useMemo(() => createConfetti(config), [config])
  useEffect(() => confetti.fetch(), [confetti])
  const props = useConnect(actor, connectSaveConfirmation)
  return (
    props && (
      <SaveConfirmationView
        {...props}
        {...{ board, section }}
        imageUrl={webAddress(imageUrl)}
        color={hexColor(pinColor)}
        onCanvas={confetti.throwOn}
      />
    )
  )
}
