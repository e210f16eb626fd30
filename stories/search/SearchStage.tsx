import { sensitiveAdvisory } from '../../mocks/fixtures/advisories.ts'
import {
  SearchAdvisory,
  type SearchAdvisoryProps,
} from '../../src/flows/search/searchAdvisory/SearchAdvisory.tsx'
import { useLocale } from '../../src/views/text.tsx'
import { inArabic } from './advisoryCases.ts'
import { SearchResultsPage } from './SearchResultsPage.tsx'

interface SearchStageProps extends SearchAdvisoryProps {
  /** What was searched for. */
  readonly query: string
  /** Whether the advisory is below the results, off the screen. */
  readonly isBelow: boolean
}

/** Results with an advisory. The one for people in need is in the language of the page, as a server sends it. */
export function SearchStage({ advisory, query, isBelow }: SearchStageProps) {
  const isArabic = useLocale().locale === 'ar' && advisory === sensitiveAdvisory
  return (
    <SearchResultsPage query={isArabic ? 'أشعر بالوحدة' : query} isBelow={isBelow}>
      <SearchAdvisory advisory={isArabic ? inArabic : advisory} />
    </SearchResultsPage>
  )
}
