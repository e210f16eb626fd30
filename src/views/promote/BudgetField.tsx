'use client'
import { useRef, useState, type KeyboardEvent } from 'react'
import { formatAmount, formatMoney } from '../../domain/money/formatMoney.ts'
import type { Money } from '../../domain/money/money.ts'
import type { BudgetLimits } from '../../domain/promote/budget.ts'
import { readBudget, type BudgetReading } from '../../domain/promote/budgetReading.ts'
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
  /** The amount to start with; one in another currency is not shown. Default: null, an empty field. */
  readonly initial?: Money | null | undefined
  /** Whether the person has confirmed `initial` before, so that they are not asked again. Default: false. */
  readonly isInitialConfirmed?: boolean | undefined
  /** Cannot be changed for now, because it is being sent. Default: false. */
  readonly isReadOnly?: boolean | undefined
  /** Whether a submit was tried, so that an empty field says that it is missing, and an unusual amount that it waits for an answer. Default: false. */
  readonly isSubmitted?: boolean | undefined
  /** Called on every change. Only an `amount` that is not `belowMinimum` can be sent, and an `unusual` one once it is confirmed. */
  readonly onBudget: (reading: BudgetReading) => void
  /** Called when the person confirms an `unusual` amount. */
  readonly onConfirm?: ((amount: Money) => void) | undefined
}

/**
 * The daily budget of an ad. It reads amounts in the conventions of any locale, formats them when the field loses focus, and asks when
 * there are two readings. It never rounds, clamps or guesses. saving.txt §9.
 */
export function BudgetField({
  limits,
  initial = null,
  isInitialConfirmed = false,
  isReadOnly = false,
  isSubmitted = false,
  onBudget,
  onConfirm,
}: BudgetFieldProps) {
  const t = useText(budget)
  const { locale } = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [start] = useState(() => (initial?.currency === limits.currency ? formatAmount(initial, locale) : ''))
  /** The text to comment on; null while the person types, so that a half-typed amount is not called wrong. */
  const [settled, setSettled] = useState<string | null>(start)
  const [filled, setFilled] = useState<Money | null>(null)
  const [confirmed, setConfirmed] = useState(isInitialConfirmed && initial ? initial.minor : null)
  const reading = settled === null ? null : readBudget(settled, locale, limits)
  const errorOf = useBudgetError(limits)
  const short = (money: Money) => formatMoney(money, locale, { isShort: true })
  const check = reading?.kind === 'amount' ? reading.check : null
  const amount = reading?.kind === 'amount' ? reading.money : null
  const isUnconfirmed = check === 'unusual' && amount?.minor !== confirmed

  const onType = (text: string) => {
    setSettled(null)
    setFilled(null)
    onBudget(readBudget(text, locale, limits))
  }
  const onLeave = (text: string) => {
    setSettled(text)
    const left = readBudget(text, locale, limits)
    if (left.kind === 'amount' && input.current) input.current.value = formatAmount(left.money, locale)
  }
  const fill = (money: Money) => {
    const text = formatAmount(money, locale)
    if (input.current) input.current.value = text
    setSettled(text)
    setFilled(money)
    onBudget(readBudget(text, locale, limits))
  }
  /** The pressed button goes away, so focus moves to the field. */
  const choose = (money: Money) => {
    fill(money)
    input.current?.focus()
  }

  return (
    <BudgetRoot>
      <TextField
        label={t('budget.label', {
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
        error={reading && errorOf(reading, isSubmitted, isUnconfirmed)}
        onValue={onType}
        onBlur={onLeave}
        onKeyDown={({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
          // Submits without leaving the field.
          if (key === 'Enter' && !isComposing(nativeEvent)) setSettled(currentTarget.value)
        }}
      />
      {reading?.kind === 'ambiguous' && (
        <div data-at="choices">
          {reading.readings.map((money) => (
            <Button key={money.minor} variant="provider" size={40} onClick={() => choose(money)}>
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
        onKeep={(money) => {
          setConfirmed(money.minor)
          onConfirm?.(money)
          input.current?.focus()
        }}
      />
      <VisuallyHidden role="status">
        {filled && t('budget.filled', { amount: formatMoney(filled, locale, { hasCode: true }) })}
      </VisuallyHidden>
    </BudgetRoot>
  )
}
