'use client'
import type { QuickPromoteRowId } from '../../errors/promote/promote.errors.ts'
import { common } from '../../messages/en/common.ts'
import { promoteDialogs } from '../../messages/en/promote/promoteDialogs.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useText } from '../text.tsx'
import { DialogActions, DialogText } from './dialogs/promoteDialogs.styles.ts'
import { useErrorText } from './page/useErrorText.tsx'

const copy = { ...common, ...promoteDialogs }

/** State of the dialog. */
export interface PromoteErrorViewState {
  /** Why there is no ad. */
  readonly error: QuickPromoteRowId
  /** The server's words; null if there are none. They are shown where the row says so. */
  readonly serverMessage: string | null
}

export interface PromoteErrorViewProps extends PromoteErrorViewState {
  /** 'Back to your ad', the close button or Escape. */
  readonly onDismiss: () => void
}

/** The server refused the ad. Nothing that was filled in is lost. */
export function PromoteErrorView({ error, serverMessage, onDismiss }: PromoteErrorViewProps) {
  const t = useText(copy)
  const errorText = useErrorText(serverMessage)
  return (
    <Dialog
      title={t('promoteDialogs.refused.title')}
      closeLabel={t('common.close')}
      onClose={onDismiss}
      actions={
        <DialogActions>
          <Button fullWidth onClick={onDismiss}>
            {t('promoteDialogs.refused.back')}
          </Button>
        </DialogActions>
      }
    >
      <DialogText>
        <Notice severity="error">
          <span data-at="server">{errorText(error)}</span>
        </Notice>
        <p data-at="centred">{t('promoteDialogs.refused.kept')}</p>
      </DialogText>
    </Dialog>
  )
}
