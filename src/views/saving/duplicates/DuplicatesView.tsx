'use client'
import type { DuplicateBoard } from '../../../domain/saving/duplicates.ts'
import { truncateText } from '../../../domain/text/truncate.ts'
import { duplicates } from '../../../messages/en/saving/duplicates.ts'
import { InfoIcon } from '../../../ui/layout/icons.tsx'
import { useLocale, useText } from '../../text.tsx'
import { DuplicatesRoot } from './DuplicatesView.styles.ts'

/** How many boards are named. */
const NAMED = 2
/** Maximum length of a name, as long as boards may be called by default. */
const NAME = 50

export interface DuplicatesViewProps {
  /** The boards that have the picture already, each once. Empty: there is nothing to say. */
  readonly boards: readonly DuplicateBoard[]
  /** Whether another sentence on the page names one more board that has it. Default: false. */
  readonly isNamedElsewhere?: boolean | undefined
}

/** The boards that have a picture already. It stays mounted while there are none, so that screen readers announce them. */
export function DuplicatesView({ boards, isNamedElsewhere = false }: DuplicatesViewProps) {
  const t = useText(duplicates)
  const { locale } = useLocale()
  const names = boards.slice(0, NAMED).map(({ name }) => truncateText(name, NAME))
  const more = boards.length - names.length
  const items = more > 0 ? [...names, t('duplicates.more', { count: more })] : names
  let shown = 0
  const list = new Intl.ListFormat(locale)
    .formatToParts(items)
    .map(({ type, value }) => (type === 'element' ? <bdi key={(shown += 1)}>{value}</bdi> : value))
  return (
    <DuplicatesRoot data-ui="duplicates" role="status">
      {boards.length > 0 && (
        <>
          <InfoIcon />
          <div>
            <p>
              {t(isNamedElsewhere ? 'duplicates.foundElsewhere' : 'duplicates.found', {
                count: boards.length,
              })}
            </p>
            <p>{list}</p>
          </div>
        </>
      )}
    </DuplicatesRoot>
  )
}
