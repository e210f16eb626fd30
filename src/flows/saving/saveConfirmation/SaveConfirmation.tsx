'use client'
import { useCallback, useEffect, useMemo } from 'react'
import { saveConfirmationMachine } from '../../../../machines/saving/saveConfirmation/saveConfirmation.machine.ts'
import { hexColor, webAddress } from '../../../domain/auth/pinThumbnail.ts'
import { SaveConfirmationView } from '../../../views/saving/saveConfirmation/SaveConfirmationView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { createConfetti } from './confetti.ts'
import { connectSaveConfirmation, type SaveConfirmationSnapshot } from './saveConfirmation.connect.ts'

export interface SaveConfirmationProps {
  /** Where the pin was saved to. */
  readonly board: { readonly name: string }
  readonly section?: { readonly title: string } | undefined
  /** The pin's picture: http(s) or relative. */
  readonly imageUrl?: string | null | undefined
  /** The pin's dominant colour: `#rgb` or `#rrggbb`. */
  readonly pinColor?: string | null | undefined
  /** 2,600 ms are over; take it off the page. It is gone by then. */
  readonly onDismiss?: (() => void) | undefined
}

const provide = () => saveConfirmationMachine

/**
 * Confirms a save over the page, with confetti unless the person wants less motion, and goes by itself. It leaves focus and presses to
 * the page; mount it outside of modal dialogs, inside of which nothing else is read out. saving.txt §4 "Save confirmation overlay".
 */
export function SaveConfirmation({ board, section, imageUrl, pinColor, onDismiss }: SaveConfirmationProps) {
  const config = useTackboard()
  const { policy } = config
  const input = useMemo(() => ({ policy }), [policy])
  const { actor } = useFlow(provide, input, () => onDismiss?.())
  const confetti = useMemo(() => createConfetti(config), [config])
  useEffect(() => confetti.fetch(), [confetti])
  const { name } = board
  const title = section?.title
  const known = useMemo(
    () => ({
      board: { name },
      section: title === undefined ? undefined : { title },
      imageUrl: webAddress(imageUrl),
      color: hexColor(pinColor),
    }),
    [name, title, imageUrl, pinColor],
  )
  const connect = useCallback(
    (snapshot: SaveConfirmationSnapshot) => connectSaveConfirmation(snapshot, known),
    [known],
  )
  const props = useConnect(actor, connect)
  return props && <SaveConfirmationView {...props} onCanvas={confetti.throwOn} />
}
