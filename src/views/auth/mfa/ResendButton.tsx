'use client'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { durationText } from '../../../domain/text/duration.ts'
import { loginMfa } from '../../../messages/en/auth/loginMfa.ts'
import { css } from '../../../theme/css.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'

/** Its ring keeps off its own words and those beside it, and the time does not shift it. */
const Resend = styled(Button)(css`
  &&[data-variant] {
    margin-inline: 2px;
    padding-inline: 4px;
    outline-offset: 1px;
    font-variant-numeric: tabular-nums;
  }
`)

export interface ResendButtonProps {
  readonly isResending: boolean
  /** Seconds until another code can be requested; undefined where there is no pause. */
  readonly resendIn: number | undefined
  readonly onResend: () => void
}

/** Requests another code. During a pause it counts down, and keeps its name for screen readers. */
export function ResendButton({ isResending, resendIn, onResend }: ResendButtonProps) {
  const t = useText(loginMfa)
  const time = resendIn ? durationText(resendIn) : null
  return (
    <>
      <Resend variant="link" size={40} busy={isResending} disabled={time !== null} onClick={onResend}>
        {time === null ? (
          <span key="now">{t('loginMfa.resend')}</span>
        ) : (
          <span key="later">
            <span aria-hidden="true">{t('loginMfa.resendIn', { time })}</span>
            <VisuallyHidden>{t('loginMfa.resend')}</VisuallyHidden>
          </span>
        )}
      </Resend>
      {resendIn !== undefined && <Announced key={String(time === null)} seconds={resendIn} />}
    </>
  )
}

/**
 * Announces how long the pause is, and that it is over: a countdown that speaks every second would hide everything else. The live region
 * is mounted before its text.
 */
function Announced({ seconds }: { readonly seconds: number }) {
  const t = useText(loginMfa)
  const [first, setFirst] = useState<number>()
  const [latest] = useState(seconds)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFirst(latest))
    return () => cancelAnimationFrame(frame)
  }, [latest])
  return (
    <VisuallyHidden role="status">
      {first !== undefined &&
        (first > 0 ? t('loginMfa.resendWait', { seconds: first }) : t('loginMfa.resendReady'))}
    </VisuallyHidden>
  )
}
