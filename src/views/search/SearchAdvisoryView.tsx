'use client'
import { useId } from 'react'
import type { AdvisoryTarget } from '../../domain/search/advisory.types.ts'
import type { AdvisoryContent } from '../../domain/search/advisoryContent.ts'
import { searchAdvisory } from '../../messages/en/search/searchAdvisory.ts'
import { AlertIcon, InfoIcon, WarningIcon } from '../../ui/layout/icons.tsx'
import { useSeen } from '../../ui/layout/useSeen.ts'
import { useText } from '../text.tsx'
import { AdvisoryNotice } from './AdvisoryNotice.tsx'
import { Root } from './SearchAdvisoryView.styles.ts'

/** State of an advisory: what it says, and whether it has been on screen. */
export interface SearchAdvisoryViewState extends AdvisoryContent {
  /** Whether `onSeen` was called. Until then the view watches for it. */
  readonly isSeen: boolean
}

/** Callbacks of an advisory. */
export interface SearchAdvisoryViewCallbacks {
  /** Called when its label is on screen. */
  readonly onSeen: () => void
  /** Called when a link or an action is opened. The browser follows the link. */
  readonly onOpen: (target: AdvisoryTarget) => void
}

export type SearchAdvisoryViewProps = SearchAdvisoryViewState & SearchAdvisoryViewCallbacks

const icons = { abusive: WarningIcon, sensitive: AlertIcon, brandUnsafe: InfoIcon }

/**
 * An advisory above the results of a search. Its severity is a fill, an icon and words. It is a named region and no alert, because it is
 * part of the page from the start.
 */
export function SearchAdvisoryView(props: SearchAdvisoryViewProps) {
  const { severity, isThirdParty, notices, isSeen, onSeen, onOpen } = props
  const t = useText(searchAdvisory)
  const [labelId, newTabId] = [useId(), useId()]
  const seen = useSeen(!isSeen, onSeen)
  const Icon = icons[severity]
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
      <span id={newTabId} hidden>
        {t('searchAdvisory.newTab')}
      </span>
    </Root>
  )
}
