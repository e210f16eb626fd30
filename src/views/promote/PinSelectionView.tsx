'use client'
import { useState } from 'react'
import type { PromotePin } from '../../domain/promote/promotion.ts'
import { common } from '../../messages/en/common.ts'
import { promoteDialogs } from '../../messages/en/promote/promoteDialogs.ts'
import { promoteErrors } from '../../messages/en/promote/promoteErrors.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useText } from '../text.tsx'
import { PinGrid } from './dialogs/PinGrid.tsx'
import { PinSelectionRoot } from './dialogs/PinSelectionView.styles.ts'
import { SelectionState, type SelectionStatus } from './dialogs/SelectionState.tsx'

const copy = { ...common, ...promoteDialogs, ...promoteErrors }

/** State of the choice of a pin. */
export interface PinSelectionViewState {
  /** How far the list of pins is. */
  readonly status: SelectionStatus
  /** The pins to choose from; empty until they have loaded. */
  readonly pins: readonly PromotePin[]
  /** The pin that is chosen already; null for none. */
  readonly pinId: string | null
}

/** Callbacks of the choice of a pin. */
export interface PinSelectionViewCallbacks {
  /** Called with the ID of the pin that was chosen. */
  readonly onChoose: (pinId: string) => void
  /** Loads the pins again. */
  readonly onRetry: () => void
  /** The close button or Escape. */
  readonly onClose: () => void
}

export interface PinSelectionViewProps extends PinSelectionViewState, PinSelectionViewCallbacks {
  /** Where a pin is created, for members without pins. It opens in a new tab. */
  readonly createHref: string
}

/** Chooses the pin that becomes an ad. */
export function PinSelectionView(props: PinSelectionViewProps) {
  const { status, pins, pinId, onChoose, onRetry, onClose, createHref } = props
  const t = useText(copy)
  /** The pressed button disappears with its state, so each retry mounts a new view, which focuses its title. */
  const [attempt, setAttempt] = useState(0)
  return (
    <Dialog
      width={750}
      title={t('promoteDialogs.pins.title')}
      viewKey={`pins-${attempt}`}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <PinSelectionRoot data-ui="pinSelection" data-status={status}>
        <SelectionState
          status={status}
          skeleton={<Skeleton shape="tile" count={8} label={t('promoteDialogs.pins.loading')} />}
          loaded={t('promoteDialogs.pins.count', { count: pins.length })}
          empty={{
            title: t('promoteDialogs.pins.empty'),
            text: t('promoteDialogs.pins.emptyText'),
            action: t('promoteDialogs.pins.create'),
            href: createHref,
          }}
          error={t('pinSelection.error.unread')}
          onRetry={() => {
            setAttempt(attempt + 1)
            onRetry()
          }}
        />
        {status === 'choosing' && <PinGrid pins={pins} pinId={pinId} onChoose={onChoose} />}
      </PinSelectionRoot>
    </Dialog>
  )
}
