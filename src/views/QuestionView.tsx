'use client'
import { styled } from 'styled-components'
import { common } from '../messages/en/common.ts'
import { css } from '../theme/css.ts'
import { vars } from '../theme/vars.ts'
import { Button } from '../ui/actions/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { useText } from './text.tsx'

interface QuestionViewProps {
  /** The question. */
  readonly title: string
  /** What it means. */
  readonly text: string
  /** The answer that does it. */
  readonly confirm: string
  /** The answer that changes nothing. Default: 'Cancel'. */
  readonly cancel?: string
  readonly onConfirm: () => void
  /** The answer that changes nothing, the close button or Escape. */
  readonly onCancel: () => void
}

const Words = styled.p(css`
  color: ${vars.color.textSubtle};
  text-align: center;
  text-wrap: balance;
`)

/** Asks before something is done that cannot be undone at once. */
export function QuestionView({ title, text, confirm, cancel, onConfirm, onCancel }: QuestionViewProps) {
  const t = useText(common)
  return (
    <Dialog
      title={title}
      closeLabel={t('common.close')}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancel ?? t('common.cancel')}
          </Button>
          <Button onClick={onConfirm}>{confirm}</Button>
        </>
      }
    >
      <Words>{text}</Words>
    </Dialog>
  )
}
