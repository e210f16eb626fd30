'use client'
import { useEffect, useState, type RefObject } from 'react'
import { loginMfa } from '../../../messages/en/auth/loginMfa.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'

export interface ReceivedCodeProps {
  /** The code of the message; null while none has arrived. */
  readonly code: string | null
  /** Contains the field. */
  readonly form: RefObject<HTMLElement | null>
}

/** Fills in the code of the message and says so, unless something was typed already. */
export function ReceivedCode({ code, form }: ReceivedCodeProps) {
  const t = useText(loginMfa)
  const [filled, setFilled] = useState<string>()
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>('input[name="code"]')
    if (!code || !input || input.value) return undefined
    // Unlike `value`, React does not notice this before the event, which then counts as typed.
    input.setRangeText(code, 0, 0, 'end')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    const frame = requestAnimationFrame(() => setFilled(code))
    return () => cancelAnimationFrame(frame)
  }, [code, form])
  return (
    <VisuallyHidden role="status">
      {code !== null && filled === code && t('loginMfa.received')}
    </VisuallyHidden>
  )
}
