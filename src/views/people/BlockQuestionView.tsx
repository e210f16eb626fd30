'use client'
import { styled } from 'styled-components'
import { common } from '../../messages/en/common.ts'
import { people } from '../../messages/en/people/people.ts'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useText } from '../text.tsx'

const copy = { ...common, ...people }

export interface BlockQuestionViewProps {
  /** The member's name, as `displayName` gives it. */
  readonly person: string
  /** The member is to be blocked. */
  readonly onConfirm: () => void
  /** Cancel, the close button or Escape: nothing changes. */
  readonly onCancel: () => void
}

const Words = styled.p(css`
  color: ${vars.color.textSubtle};
  text-align: center;
  text-wrap: balance;
`)

/** Asks before a member is blocked. */
export function BlockQuestionView({ person, onConfirm, onCancel }: BlockQuestionViewProps) {
  const t = useText(copy)
  return (
    <Dialog
      title={t('people.blockQuestion', { person })}
      closeLabel={t('common.close')}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button onClick={onConfirm}>{t('people.block')}</Button>
        </>
      }
    >
      <Words>{t('people.blockMeans')}</Words>
    </Dialog>
  )
}
