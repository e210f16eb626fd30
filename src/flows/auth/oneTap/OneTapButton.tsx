'use client'
import { useCallback } from 'react'
import type { Platform } from '../../../platform/platform.ts'

export interface OneTapButtonProps {
  readonly platform: Platform
  readonly onToken: (idToken: string) => void
}

/** Where the platform draws the provider's own button. auth.txt §6 "button flow". */
export function OneTapButton({ platform, onToken }: OneTapButtonProps) {
  const draw = useCallback(
    (element: HTMLDivElement | null) =>
      element ? platform.oneTap.renderButton(element, onToken) : undefined,
    [platform, onToken],
  )
  return <div ref={draw} />
}
