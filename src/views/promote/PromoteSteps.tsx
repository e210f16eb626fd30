'use client'
import type { PromoteStep } from '../../domain/promote/promoteStep.ts'
import { promoteSteps } from '../../messages/en/promote/promoteSteps.ts'
import { CheckIcon } from '../../ui/layout/icons.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../text.tsx'
import { StepsRoot } from './PromoteSteps.styles.ts'

/** The steps that are pages: the dialogs before and after them are not counted. */
export type PromoteFormStep = Extract<PromoteStep, 'page' | 'businessForm' | 'billingForm'>

const steps = ['page', 'businessForm', 'billingForm'] as const satisfies readonly PromoteFormStep[]

export interface PromoteStepsProps {
  /** The step that is on screen. */
  readonly current: PromoteFormStep
  /** The steps that have nothing left to ask, also those that were skipped. */
  readonly done: readonly PromoteFormStep[]
}

/** How far the ad is: the names of the steps, which of them are done, and the current one. */
export function PromoteSteps({ current, done }: PromoteStepsProps) {
  const t = useText(promoteSteps)
  return (
    <StepsRoot aria-label={t('promoteSteps.label')} data-ui="promoteSteps">
      {steps.map((step, index) => {
        const name = t(`promoteSteps.${step}`)
        const isDone = step !== current && done.includes(step)
        return (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            data-done={isDone ? '' : undefined}
          >
            <span>
              {step === current && (
                <span data-at="count" aria-hidden>
                  {t('promoteSteps.count', { number: index + 1, count: steps.length })}
                </span>
              )}
              {isDone && <CheckIcon />}
              <span aria-hidden={isDone || undefined}>{name}</span>
              {isDone && <VisuallyHidden>{t('promoteSteps.done', { step: name })}</VisuallyHidden>}
            </span>
          </li>
        )
      })}
    </StepsRoot>
  )
}
