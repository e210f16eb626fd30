'use client'
import { useRef, useState, type KeyboardEvent } from 'react'
import { formatAmount, formatMoney } from '../../domain/money/formatMoney.ts'
import type { Money } from '../../domain/money/money.ts'
import type { BudgetLimits } from '../../domain/promote/budget.ts'
import { budgetOf, type BudgetReading, type TypedBudget } from '../../domain/promote/budgetReading.ts'
import { budget } from '../../messages/en/promote/budget.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { CheckIcon } from '../../ui/layout/icons.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { useLocale, useText } from '../text.tsx'
import { BudgetRoot } from './BudgetField.styles.ts'
import { UnusualBudget } from './UnusualBudget.tsx'
import { useBudgetError } from './useBudgetError.ts'
import { isComposing } from '../../ui/isComposing.ts'

export interface BudgetFieldProps {
  /** The country's currency and budgets. Give the field a `key` of the country: a typed amount is not carried to another currency. */
  readonly limits: BudgetLimits
  /** What the field says: `readBudget` of what `onBudget` brought. The field starts with its amount, see `budgetReadingOf`. */
  readonly reading: BudgetReading
  /** Whether the budget is for the whole time instead of for a day, and so are `limits`. Default: false. */
  readonly isTotal?: boolean | undefined
  /** Whether the person has confirmed the `unusual` amount, so that they are not asked. Default: false. */
  readonly isConfirmed?: boolean | undefined
  /** Cannot be changed for now, because it is being sent. Default: false. */
  readonly isReadOnly?: boolean | undefined
  /** Whether a submit was tried: an empty field says that it is missing, an unusual amount that it waits for an answer. Default: false. */
  readonly isSubmitted?: boolean | undefined
  /** Called on every change, with what was typed. */
  readonly onBudget: (typed: TypedBudget) => void
  /** Called when the person confirms an `unusual` amount. */
  readonly onConfirm?: ((amount: Money) => void) | undefined
}

/** The amount as the field writes it; '' if there is none. */
function textOf(reading: BudgetReading, locale: string): string {
  const amount = budgetOf(reading)
  return amount ? formatAmount(amount, locale) : ''
}

/**
 * The daily or total budget of an ad. It takes amounts in the conventions of any locale, formats them when the field loses focus, and asks when
 * there are two readings. It never rounds, clamps or guesses. Only an `amount` that is not `belowMinimum` can be sent, and an `unusual` one
 * once it is confirmed. saving.txt §9.
 */
export function BudgetField({
  limits,
  reading,
  isTotal = false,
  isConfirmed = false,
  isReadOnly = false,
  isSubmitted = false,
  onBudget,
  onConfirm,
}: BudgetFieldProps) {
  const t = useText(budget)
  const { locale } = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [start] = useState(() => textOf(reading, locale))
  /** While the person types, a half-typed amount is not called wrong. */
  const [isTyping, setIsTyping] = useState(false)
  /** Whether a button filled in the amount, which is announced. */
  const [isFilled, setIsFilled] = useState(false)
  const settled = isTyping ? null : reading
  const errorOf = useBudgetError(limits, isTotal)
  const short = (money: Money) => formatMoney(money, locale, { isShort: true })
  const check = settled?.kind === 'amount' ? settled.check : null
  const amount = settled && budgetOf(settled)
  const isUnconfirmed = check === 'unusual' && !isConfirmed

  const onType = (text: string) => {
    setIsTyping(true)
    setIsFilled(false)
    onBudget({ text, locale })
  }
  const onLeave = () => {
    setIsTyping(false)
    if (reading.kind === 'amount' && input.current) input.current.value = textOf(reading, locale)
  }
  const fill = (money: Money) => {
    const text = formatAmount(money, locale)
    if (input.current) input.current.value = text
    setIsTyping(false)
    setIsFilled(true)
    onBudget({ text, locale })
  }
  /** The pressed button goes away, so focus moves to the field. */
  const choose = (money: Money) => {
    fill(money)
    input.current?.focus()
  }

  return (
    <BudgetRoot>
      <TextField
        label={t(isTotal ? 'budget.total.label' : 'budget.label', {
          currency: limits.currency,
          code: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
        })}
        name="budget"
        defaultValue={start}
        inputMode="decimal"
        autoComplete="off"
        required
        inputRef={input}
        trailing={
          <span data-at="code" aria-hidden="true">
            {limits.currency}
          </span>
        }
        readOnly={isReadOnly}
        error={settled && errorOf(settled, isSubmitted, isUnconfirmed)}
        onValue={onType}
        onBlur={onLeave}
        onKeyDown={({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
          // Submits without leaving the field.
          if (key === 'Enter' && !isComposing(nativeEvent)) setIsTyping(false)
        }}
      />
      {settled?.kind === 'ambiguous' && (
        <div data-at="choices">
          {settled.readings.map((money) => (
            <Button key={money.minor} variant="outlined" size={40} onClick={() => choose(money)}>
              {short(money)}
            </Button>
          ))}
        </div>
      )}
      <div data-at="choices">
        <Button
          variant="secondary"
          size={40}
          disabled={isReadOnly}
          aria-pressed={amount?.minor === limits.suggested.minor}
          leading={amount?.minor === limits.suggested.minor && <CheckIcon />}
          // The field keeps the focus: an error that appeared below it would move the button away before it is released.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => fill(limits.suggested)}
        >
          {t('budget.suggested', { amount: short(limits.suggested) })}
        </Button>
        <span data-at="low" role="status">
          {check === 'belowSuggested' && t('budget.low')}
        </span>
      </div>
      <UnusualBudget
        amount={isUnconfirmed ? amount : null}
        suggested={limits.suggested}
        isTotal={isTotal}
        onKeep={(money) => {
          onConfirm?.(money)
          input.current?.focus()
        }}
      />
      <VisuallyHidden role="status">
        {isFilled &&
          amount &&
          t(isTotal ? 'budget.total.filled' : 'budget.filled', {
            amount: formatMoney(amount, locale, { hasCode: true }),
          })}
      </VisuallyHidden>
    </BudgetRoot>
  )
}
