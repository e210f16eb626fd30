import type { AttemptFailed } from '../../../../machines/fragments/emitted.ts'
import { loginMethods, type ProviderKind } from '../../../domain/auth/providers/loginMethods.ts'
import type { AuthRowId } from '../../../errors/auth/auth.errors.ts'
import type { SignupRowId } from '../../../errors/auth/signup.errors.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import { attemptDetails } from '../services/attempts.ts'

export type LoginMfaRowId = Extract<AuthRowId, `loginMfa.${string}`>

const isMfaRow = (row: LoginMfaRowId | SignupRowId): row is LoginMfaRowId => row.startsWith('loginMfa.')

/** Logs the failure of a step that follows a log-in without a form. */
export function logStepFailed(
  config: TackboardConfig,
  provider: ProviderKind | null,
  { row, failure }: AttemptFailed<LoginMfaRowId | SignupRowId>,
): void {
  if (isMfaRow(row))
    config.onLog({
      level: 'info',
      event: 'login.failed',
      details: {
        ...attemptDetails(config, provider, loginMethods.MULTIFACTOR),
        ...failureDetails({ row, failure }),
      },
    })
  else
    config.onLog({
      level: 'info',
      event: 'signup.failed',
      details: { ...attemptDetails(config, provider), ...failureDetails({ row, failure }) },
    })
}
