'use client'
import { styled } from 'styled-components'
import { passkeyList } from '../../../messages/en/auth/account/passkeyList.ts'
import { common } from '../../../messages/en/common.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../text.tsx'
import { passkeyError } from './passkeyError.tsx'
import type { PasskeysViewState } from './PasskeysView.types.ts'

const copy = { ...common, ...passkeyList }

interface PasskeyQuestionViewProps extends Pick<PasskeysViewState, 'error' | 'serverMessage' | 'isPending'> {
  /** What the passkey is called on screen. */
  readonly name: string
  /** Whether the member has no other. */
  readonly isLast: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const Words = styled.div(css`
  display: grid;
  gap: ${vars.space[3]};
  color: ${vars.color.textSubtle};
  text-align: center;
  text-wrap: balance;
`)

/** Asks before a passkey is removed, and says what that means. */
export function PasskeyQuestionView({ name, isLast, isPending, ...props }: PasskeyQuestionViewProps) {
  const t = useText(copy)
  return (
    <Dialog
      title={t('passkeyList.question', { name })}
      closeLabel={t('common.close')}
      onClose={props.onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={props.onCancel}>
            {t('common.cancel')}
          </Button>
          <Button busy={isPending} onClick={props.onConfirm}>
            {t('passkeyList.remove')}
          </Button>
        </>
      }
    >
      <Words>
        <p>{t('passkeyList.questionMeans')}</p>
        {/* Not where the server has just refused, as it does if nobody could log in without it. */}
        {isLast && props.error !== 'passkeyChange.failed' && <p>{t('passkeyList.questionLast')}</p>}
        <Notice severity="error">{passkeyError(t, props.error, props.serverMessage)}</Notice>
      </Words>
    </Dialog>
  )
}
