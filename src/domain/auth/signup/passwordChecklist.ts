import { passwordProblem, type PasswordRules } from './password.ts'

/** The rules for a new password, in the order of the checklist. */
export const passwordRules = ['length', 'ascii', 'notWeak', 'notUsername'] as const

/** A rule for a new password, as a checklist shows it. */
export type PasswordRule = (typeof passwordRules)[number]

/** 'notYet': typing on may meet it. 'unmet': typing on does not help. */
export type RuleState = 'met' | 'unmet' | 'notYet'

/** A rule and whether the password meets it. */
export interface CheckedRule {
  readonly rule: PasswordRule
  readonly state: RuleState
}

/**
 * The rules of `passwordProblem` one by one, for a list that follows the typing. All are met exactly if there is no problem. Until the
 * password is long enough, the rules about all of it are not judged: 'wren' may become 'wren and robin'.
 */
export function passwordChecklist(password: string, rules: PasswordRules): readonly CheckedRule[] {
  const isLong = password !== '' && password.length >= rules.minimum
  const isAscii = !/[^ -~]/.test(password)
  const judged = (problem: ReturnType<typeof passwordProblem>, of: PasswordRules): RuleState =>
    isLong && isAscii ? (passwordProblem(password, of) === problem ? 'unmet' : 'met') : 'notYet'
  const states: Readonly<Record<PasswordRule, RuleState>> = {
    length: isLong ? 'met' : 'notYet',
    ascii: isAscii ? (password ? 'met' : 'notYet') : 'unmet',
    notWeak: judged('passwordWeak', { minimum: rules.minimum }),
    notUsername: judged('passwordIsUsername', rules),
  }
  return passwordRules.map((rule) => ({ rule, state: states[rule] }))
}
