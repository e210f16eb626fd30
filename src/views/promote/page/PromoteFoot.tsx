'use client'
import { promotePage } from '../../../messages/en/promote/promotePage.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { useText } from '../../text.tsx'
import { FootRoot } from './PromotePageView.styles.ts'
import type { PromotePageViewProps } from '../PromotePageView.types.ts'
import { PromoteSummary, type PromoteSummaryProps } from './PromoteSummary.tsx'

export interface PromoteFootProps
  extends PromoteSummaryProps, Pick<PromotePageViewProps, 'progress' | 'parts'> {}

/** What the ad costs beside the button that creates it, and how that is going. */
export function PromoteFoot({ values, today, progress, parts }: PromoteFootProps) {
  const t = useText(promotePage)
  const isBusy = progress === 'sending' || progress === 'slow'
  return (
    <FootRoot data-at="foot">
      <div data-at="words">
        <PromoteSummary values={values} today={today} />
        {asElement(parts?.times)}
        {asElement(parts?.estimate)}
        <div role="status">
          {isBusy && t(progress === 'slow' ? 'promotePage.slow' : 'promotePage.sending')}
        </div>
      </div>
      {progress !== 'created' && (
        <Button
          type="submit"
          busy={isBusy}
          // A field that lost the focus on press could show an error, and move the button away before it is released. So it loses it on click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => currentTarget.focus()}
        >
          {t('promotePage.submit')}
        </Button>
      )}
    </FootRoot>
  )
}
