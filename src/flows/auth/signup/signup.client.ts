import type { RegisterInput, Registered } from '../../../../machines/auth/signup/signup.types.ts'
import { signupEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { toRegistered } from '../../../api/auth/entities/toRegistered.ts'
import { firstNameFromEmail } from '../../../domain/auth/signup/names.ts'
import { clientOf } from '../../runtime/clientOf.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { logAttempt } from '../services/attempts.ts'
import { registration, type RegistrationOptions } from '../services/registration.ts'

export const signupClient = clientOf(signupEndpoints)

export type RegisterRequest = RegisterInput & RegistrationOptions

/** The register call with all its fields. */
export async function register(
  config: TackboardConfig,
  { email, password, birthday, country, extras, ...options }: RegisterRequest,
  signal: AbortSignal,
): Promise<Registered> {
  logAttempt(config, 'signup.attempted', 'email')
  const answer = await signupClient(config).register(
    {
      type: 'email',
      email,
      password,
      birthday,
      birthday_source_site: config.policy.sourceSite,
      country,
      first_name: firstNameFromEmail(email),
      last_name: '',
      ...extras,
      ...registration(config, options),
    },
    signal,
  )
  return toRegistered(answer)
}
