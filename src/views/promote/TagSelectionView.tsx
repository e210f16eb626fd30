'use client'
import { useId, useState } from 'react'
import type { ConversionTag, SelectedTag } from '../../domain/promote/promotion.ts'
import { common } from '../../messages/en/common.ts'
import { promoteDialogs } from '../../messages/en/promote/promoteDialogs.ts'
import { promoteErrors } from '../../messages/en/promote/promoteErrors.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useText } from '../text.tsx'
import { DialogActions } from './dialogs/promoteDialogs.styles.ts'
import { SelectionState, type SelectionStatus } from './dialogs/SelectionState.tsx'
import { TagChoice } from './dialogs/TagChoice.tsx'
import { TagSelectionRoot } from './dialogs/TagSelectionView.styles.ts'

const copy = { ...common, ...promoteDialogs, ...promoteErrors }

/** State of the choice of a conversion tag. */
export interface TagSelectionViewState {
  /** How far the list of tags is. */
  readonly status: SelectionStatus
  /** The account's conversion tags with their events; empty until they have loaded. */
  readonly tags: readonly ConversionTag[]
  /** The tag and event that are chosen; null for none. */
  readonly selected: SelectedTag | null
  /** Whether the choice can be used. Until then, the button is disabled and says why. */
  readonly canConfirm: boolean
}

/** Callbacks of the choice of a conversion tag. */
export interface TagSelectionViewCallbacks {
  /** Called with the tag and event that were selected. */
  readonly onSelect: (tag: SelectedTag) => void
  /** Called when the selection is confirmed. */
  readonly onConfirm: () => void
  /** Loads the tags again. */
  readonly onRetry: () => void
  /** The close button or Escape. */
  readonly onClose: () => void
}

export interface TagSelectionViewProps extends TagSelectionViewState, TagSelectionViewCallbacks {
  /** Where tags are created, for advertisers without any. It opens in a new tab. */
  readonly tagsHref: string
}

/** Chooses the event of a conversion tag that an ad is optimised for. */
export function TagSelectionView(props: TagSelectionViewProps) {
  const { status, tags, selected, canConfirm, onSelect, onConfirm, onRetry, onClose, tagsHref } = props
  const t = useText(copy)
  const id = useId()
  /** The pressed button disappears with its state, so each retry mounts a new view, which focuses its title. */
  const [attempt, setAttempt] = useState(0)
  return (
    <Dialog
      title={t('promoteDialogs.tags.title')}
      viewKey={`tags-${attempt}`}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        status === 'choosing' && (
          <DialogActions>
            <Button
              fullWidth
              disabled={!canConfirm}
              aria-describedby={canConfirm ? undefined : id}
              onClick={onConfirm}
            >
              {t('promoteDialogs.tags.use')}
            </Button>
            {!canConfirm && (
              <p id={id} data-at="reason">
                {t('promoteDialogs.tags.reason')}
              </p>
            )}
          </DialogActions>
        )
      }
    >
      <TagSelectionRoot data-ui="tagSelection">
        {status !== 'empty' && status !== 'failed' && <p>{t('promoteDialogs.tags.text')}</p>}
        <SelectionState
          status={status}
          skeleton={<Skeleton shape="radio" count={4} label={t('promoteDialogs.tags.loading')} />}
          loaded={t('promoteDialogs.tags.count', { count: tags.length })}
          empty={{
            title: t('promoteDialogs.tags.empty'),
            text: t('promoteDialogs.tags.emptyText'),
            action: t('promoteDialogs.tags.create'),
            href: tagsHref,
          }}
          error={t('tagSelection.error.unread')}
          onRetry={() => {
            setAttempt(attempt + 1)
            onRetry()
          }}
        />
        {status === 'choosing' && (
          <TagChoice
            tags={tags}
            selected={selected}
            onSelect={onSelect}
            onEnter={() => canConfirm && onConfirm()}
          />
        )}
      </TagSelectionRoot>
    </Dialog>
  )
}
