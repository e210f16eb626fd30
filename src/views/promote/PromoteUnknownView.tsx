'use client'
import type { QuickPromoteRowId } from '../../errors/promote/promote.errors.ts'
import { common } from '../../messages/en/common.ts'
import { promoteDialogs } from '../../messages/en/promote/promoteDialogs.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { LinkButton } from '../../ui/actions/LinkButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../text.tsx'
import { DialogActions, DialogText } from './dialogs/promoteDialogs.styles.ts'
import { useErrorText } from './page/useErrorText.tsx'

const copy = { ...common, ...promoteDialogs }

/** State of the question whether the ad exists. */
export interface PromoteUnknownViewState {
  /** Why it is unknown: no answer in time, no connection, or an unreadable answer. */
  readonly error: QuickPromoteRowId
  /** Whether it is being checked if the ad was created. */
  readonly isChecking: boolean
  /** Whether the last check failed, too. */
  readonly isUncheckable: boolean
}

export interface PromoteUnknownViewProps extends PromoteUnknownViewState {
  /** Address of the advertiser's ad groups, to look for oneself. */
  readonly adGroupsHref: string
  /** Asks whether the ad exists. */
  readonly onCheck: () => void
  /** Leaves the question open. Default: there is no 'Close'. */
  readonly onClose?: (() => void) | undefined
}

/**
 * Nobody knows whether the ad exists, so it must not be created again before somebody has looked. Neither Escape nor a close button takes
 * the question away by accident.
 */
export function PromoteUnknownView(props: PromoteUnknownViewProps) {
  const { error, isChecking, isUncheckable, adGroupsHref, onCheck, onClose } = props
  const t = useText(copy)
  const errorText = useErrorText(null)
  return (
    <Dialog
      title={t('promoteDialogs.unknown.title')}
      closeLabel={t('common.close')}
      actions={
        <DialogActions>
          <Button fullWidth busy={isChecking} onClick={onCheck}>
            {t('promoteDialogs.unknown.check')}
          </Button>
          <LinkButton variant="secondary" fullWidth href={adGroupsHref}>
            {t('promoteDialogs.unknown.adGroups')}
          </LinkButton>
          {onClose && (
            <Button variant="ghost" fullWidth onClick={onClose}>
              {t('common.close')}
            </Button>
          )}
        </DialogActions>
      }
    >
      <DialogText>
        <p data-at="centred">{errorText(error)}</p>
        <p data-at="centred">
          <strong>{t('promoteDialogs.unknown.warning')}</strong>
        </p>
        <VisuallyHidden role="status">{isChecking && t('promoteDialogs.unknown.checking')}</VisuallyHidden>
        <Notice severity="error">
          {isUncheckable && !isChecking && errorText('quickPromote.uncheckable')}
        </Notice>
      </DialogText>
    </Dialog>
  )
}
