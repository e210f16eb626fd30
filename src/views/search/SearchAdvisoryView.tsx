'use client'
import { useEffect, useId, useRef } from 'react'
import type { AdvisoryTarget } from '../../domain/search/advisory.types.ts'
import type { AdvisoryContent } from '../../domain/search/advisoryContent.ts'
import { searchAdvisory } from '../../messages/en/search/searchAdvisory.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { AlertIcon, InfoIcon, WarningIcon } from '../../ui/layout/icons.tsx'
import { useSeen } from '../../ui/layout/useSeen.ts'
import { useText } from '../text.tsx'
import { AdvisoryNotice } from './AdvisoryNotice.tsx'
import { Root } from './SearchAdvisoryView.styles.ts'

/** State of an advisory: what it says, and whether it has been on screen. */
export interface SearchAdvisoryViewState extends AdvisoryContent {
  /** Whether `onSeen` was called. Until then the view watches for it. */
  readonly isSeen: boolean
  /** Whether only the offer to show it again is left of it. Default: false. */
  readonly isDismissed?: boolean | undefined
}

/** Callbacks of an advisory. */
export interface SearchAdvisoryViewCallbacks {
  /** Called when its label is on screen. */
  readonly onSeen: () => void
  /** Called when a link or an action is opened. The browser follows the link. */
  readonly onOpen: (target: AdvisoryTarget) => void
  /** Called when it is not to be shown again. */
  readonly onDismiss?: (() => void) | undefined
  /** Called when it is to be shown after all. */
  readonly onRestore?: (() => void) | undefined
}

export type SearchAdvisoryViewProps = SearchAdvisoryViewState & SearchAdvisoryViewCallbacks

const icons = { abusive: WarningIcon, sensitive: AlertIcon, brandUnsafe: InfoIcon }

/** Moves the focus between the button that dismisses and the one that takes it back: the other one is gone. */
function useSameFocus(isDismissed: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(isDismissed)
  useEffect(() => {
    if (before.current !== isDismissed) button.current?.focus()
    before.current = isDismissed
  }, [isDismissed])
  return button
}

/**
 * An advisory above the results of a search. Its severity is a fill, an icon and words. It is a named region and no alert, because it is
 * part of the page from the start.
 */
export function SearchAdvisoryView(props: SearchAdvisoryViewProps) {
  const { severity, isThirdParty, isDismissible, notices, isSeen, onSeen, onOpen } = props
  const { isDismissed = false, onDismiss, onRestore } = props
  const t = useText(searchAdvisory)
  const [labelId, newTabId] = [useId(), useId()]
  const seen = useSeen(!isSeen, onSeen)
  const button = useSameFocus(isDismissed)
  const Icon = icons[severity]
  if (isDismissed)
    return (
      <Root data-ui="advisory" data-dismissed aria-labelledby={labelId}>
        <p id={labelId}>{t('searchAdvisory.dismissed')}</p>
        <Button ref={button} variant="link" aria-describedby={labelId} onClick={onRestore}>
          {t('searchAdvisory.restore')}
        </Button>
      </Root>
    )
  return (
    <Root data-ui="advisory" data-severity={severity} aria-labelledby={labelId}>
      <p id={labelId} data-at="severity" ref={seen}>
        <Icon />
        <span>{t(`searchAdvisory.severity.${severity}`)}</span>
      </p>
      {notices.map((notice, index) => (
        <AdvisoryNotice
          // oxlint-disable-next-line react/no-array-index-key -- notices have no id and never move
          key={index}
          {...{ notice, newTabId }}
          onOpen={(target) => onOpen({ notice: index, ...target })}
        />
      ))}
      {isThirdParty && <p data-at="attribution">{t('searchAdvisory.thirdParty')}</p>}
      {isDismissible && (
        <div data-at="dismiss">
          <Button ref={button} variant="link" onClick={onDismiss}>
            {t('searchAdvisory.dismiss')}
          </Button>
        </div>
      )}
      <span id={newTabId} hidden>
        {t('searchAdvisory.newTab')}
      </span>
    </Root>
  )
}
