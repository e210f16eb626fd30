import { expect } from 'storybook/test'
import { inMode } from '../../testing/modes.ts'
import preview from '../../.storybook/preview.tsx'
import { abusiveAdvisory, sensitiveAdvisory } from '../../mocks/fixtures/advisories.ts'
import { SearchAdvisory } from '../../src/flows/search/searchAdvisory/SearchAdvisory.tsx'
import { TackboardProvider } from '../../src/flows/runtime/TackboardProvider.tsx'
import type { Step } from '../../testing/steps/steps.ts'
import { inArabic, seen, withLongText, withSeveralNotices } from './advisoryCases.ts'
import { SearchResultsPage } from './SearchResultsPage.tsx'

const meta = preview.meta({
  title: 'Search/Advisory',
  id: 'search-advisory-modes',
  component: SearchAdvisory,
  args: { advisory: sensitiveAdvisory },
  render: (args, { parameters }) => (
    <SearchResultsPage query={String(parameters['query'])}>
      <SearchAdvisory {...args} />
    </SearchResultsPage>
  ),
})

const fits: Step = [
  'Nothing is wider than the window',
  () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
]
const forced = seen('miracle cures', 'Safety warning')
const plain = seen('feeling alone', 'Sensitive topic', { steps: [fits] })

export const Phone = meta.story({ name: 'Phone, 320 px (J17)', globals: inMode('phone'), ...plain })
export const LongText = meta.story({
  name: 'Long text on a phone (E2)',
  globals: inMode('phone'),
  args: { advisory: withLongText },
  ...plain,
})
export const LargeText = meta.story({
  name: 'Text at 200 %, 640 px wide',
  ...plain,
  decorators: [
    (Story) => (
      <>
        <style>{'html { font-size: 200%; }'}</style>
        <div style={{ maxInlineSize: 640 }}>
          <Story />
        </div>
      </>
    ),
  ],
})
export const Dark = meta.story({
  globals: inMode('dark'),
  args: { advisory: withSeveralNotices },
  ...seen('detox teas', 'Safety warning'),
})
export const ForcedColors = meta.story({
  name: 'Forced colors (J19)',
  args: { advisory: abusiveAdvisory },
  ...forced,
  parameters: { ...forced.parameters, media: { forcedColors: 'active' } },
})
export const RightToLeft = meta.story({
  name: 'Right to left, in the dark (J21)',
  globals: { ...inMode('rtl'), ...inMode('dark') },
  args: { advisory: inArabic },
  ...seen('أشعر بالوحدة', 'موضوع حساس'),
})
export const ArabicInEnglish = meta.story({
  name: 'A right-to-left notice on a left-to-right page (E3)',
  args: { advisory: inArabic },
  ...seen('أشعر بالوحدة', 'Sensitive topic'),
})
export const Prominent = meta.story({
  name: 'A style that the app makes prominent',
  args: { advisory: withSeveralNotices },
  ...seen('detox teas', 'Safety warning'),
  render: (args) => (
    <TackboardProvider policy={{ search: { prominentStyles: ['HIGHLIGHT'] } }}>
      <SearchResultsPage query="detox teas">
        <SearchAdvisory {...args} />
      </SearchResultsPage>
    </TackboardProvider>
  ),
})
