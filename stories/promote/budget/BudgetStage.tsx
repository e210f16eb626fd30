import type { Decorator } from '@storybook/react-vite'
import { useState } from 'react'
import { styled } from 'styled-components'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import type { Money } from '../../../src/domain/money/money.ts'
import { budgetFor } from '../../../src/domain/promote/budget.ts'
import {
  budgetReadingOf,
  isBudgetConfirmed,
  readBudget,
  type TypedBudget,
} from '../../../src/domain/promote/budgetReading.ts'
import { BudgetField } from '../../../src/views/promote/BudgetField.tsx'
import { css } from '../../../src/theme/css.ts'
import { vars } from '../../../src/theme/vars.ts'
import { Surface } from '../../../src/ui/layout/Surface.ts'
import { TextProvider } from '../../../src/views/text.tsx'

interface BudgetStageProps {
  /** ISO 3166 code, in any case. It decides the currency, the minimum and the suggestion. */
  readonly country: string
  /** The locale that amounts are read and written in. Default: the toolbar's. */
  readonly locale?: string | undefined
  /** Whether a submit was tried. */
  readonly isSubmitted?: boolean | undefined
  /** Whether the field starts with the country's default budget. */
  readonly isFilled?: boolean | undefined
  /** The amount to start with, in place of the default budget. */
  readonly initial?: Money | undefined
  readonly onBudget: (typed: TypedBudget) => void
  readonly onConfirm: (amount: Money) => void
}

/** What was typed is kept, and read in the country's currency. */
function KeptField({ country, isFilled, initial, isSubmitted, onBudget, onConfirm }: BudgetStageProps) {
  const limits = budgetFor(country, defaultPolicy.promote)
  const [reading, setReading] = useState(() =>
    budgetReadingOf(initial ?? (isFilled ? limits.initial : null), limits),
  )
  const [confirmed, setConfirmed] = useState<Money | null>(null)
  return (
    <BudgetField
      limits={limits}
      reading={reading}
      isConfirmed={isBudgetConfirmed(reading, confirmed)}
      isSubmitted={isSubmitted}
      onBudget={(typed) => {
        setReading(readBudget(typed, limits))
        onBudget(typed)
      }}
      onConfirm={(amount) => {
        setConfirmed(amount)
        onConfirm(amount)
      }}
    />
  )
}

/** The field with the budgets of a country. */
export const BudgetStage = (props: BudgetStageProps) => (
  <TextProvider locale={props.locale}>
    <KeptField key={`${props.country} ${props.locale} ${props.isFilled}`} {...props} />
  </TextProvider>
)

const Page = styled(Surface).attrs({ as: 'main' })(css`
  display: grid;
  place-content: start center;
  grid-template-columns: minmax(0, 420px);
  box-sizing: border-box;
  min-block-size: 100vh;
  padding: clamp(${vars.space[4]}, 12vh, 112px) ${vars.space[4]} ${vars.space[4]};
  background: ${vars.color.ground};
  > div {
    padding: ${vars.space[6]};
    border-radius: ${vars.radius[24]};
    background: ${vars.color.raised};
    box-shadow: ${vars.elevation[1]};
  }
  @media (max-width: 480px) {
    > div {
      padding: ${vars.space[4]};
    }
  }
  @media (forced-colors: active) {
    > div {
      border: 1px solid;
    }
  }
`)

/** A card as wide as the field's column, on a page. */
export const inBudgetCard: Decorator = (Story) => (
  <Page>
    <div>
      <Story />
    </div>
  </Page>
)
