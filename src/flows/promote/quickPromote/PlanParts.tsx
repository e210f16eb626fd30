'use client'
import type { ComponentType } from 'react'
import type { AudienceOption } from '../../../domain/promote/promotion.ts'
import { AdAccount } from '../../../views/promote/plan/AdAccount.tsx'
import { AdPlaces } from '../../../views/promote/plan/AdPlaces.tsx'
import { AdTimes } from '../../../views/promote/plan/AdTimes.tsx'
import { BudgetTimeField } from '../../../views/promote/plan/BudgetTimeField.tsx'
import { StartDateField } from '../../../views/promote/plan/StartDateField.tsx'
import type { PromotePageParts } from '../../../views/promote/PromotePageView.types.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import type { PromotePageScreenProps } from './PromotePageScreen.tsx'
import { connectPlan, planCallbacks } from './plan.connect.ts'

export interface PlannedPageProps extends PromotePageScreenProps {
  /** The page without them. */
  readonly Page: ComponentType<PromotePageScreenProps>
}

const nowhere: readonly AudienceOption[] = []

/** The page of an ad, with what the app's account, policy or places add to it. */
export function PlannedPage({ Page, ...page }: PlannedPageProps) {
  const plan = useConnect(page.actor, connectPlan, planCallbacks)
  const places = page.audience?.places ?? nowhere
  const parts: PromotePageParts = {
    ...page.parts,
    account: plan.hasAccountCountry && <AdAccount key={`account ${plan.formVersion}`} {...plan} />,
    budgetTime: plan.takesTotalBudget && <BudgetTimeField {...plan} />,
    startDate: plan.choosesStartDate && <StartDateField {...plan} error={plan.startDateError} />,
    places: places.length > 0 && (
      <AdPlaces
        places={places}
        chosen={plan.chosenPlaces}
        error={plan.placesError}
        onChosen={plan.onPlaces}
      />
    ),
    times: plan.timeZone !== null && <AdTimes {...plan} timeZone={plan.timeZone} />,
  }
  return <Page {...page} parts={parts} />
}
