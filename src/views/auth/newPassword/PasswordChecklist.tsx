'use client'
import type { CheckedRule } from '../../../domain/auth/signup/passwordChecklist.ts'
import { newPassword } from '../../../messages/en/auth/newPassword.ts'
import { AlertIcon, CheckIcon } from '../../../ui/layout/icons.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'
import { Checklist } from './NewPasswordView.styles.ts'

export interface PasswordChecklistProps {
  /** Names the list for the field that it describes. */
  readonly id: string
  readonly checklist: readonly CheckedRule[]
  readonly minimum: number
}

/**
 * The rules for the password, each with its state. Screen readers read them with the field; while somebody types, they say only that all
 * are met, or which one cannot be met by typing on.
 */
export function PasswordChecklist({ id, checklist, minimum }: PasswordChecklistProps) {
  const t = useText(newPassword)
  const textOf = ({ rule }: CheckedRule) => t(`newPassword.rule.${rule}`, { minimum })
  const unmet = checklist.find(({ state }) => state === 'unmet')
  const isMet = checklist.every(({ state }) => state === 'met')
  return (
    <div>
      <Checklist id={id} aria-label={t('newPassword.rules')}>
        {checklist.map((checked) => (
          <li key={checked.rule} data-state={checked.state}>
            {checked.state === 'met' && <CheckIcon />}
            {checked.state === 'unmet' && <AlertIcon />}
            {checked.state === 'notYet' && <span data-at="open" aria-hidden="true" />}
            <span>{textOf(checked)}</span>
            <VisuallyHidden>{t(`newPassword.${checked.state}`)}</VisuallyHidden>
          </li>
        ))}
      </Checklist>
      <VisuallyHidden role="status">
        {isMet && <span>{t('newPassword.allMet')}</span>}
        {unmet && <span>{t('newPassword.notMet', { rule: textOf(unmet) })}</span>}
      </VisuallyHidden>
    </div>
  )
}
