import type { RegisterInput, Registered, Validation } from '../../../../machines/auth/signup/signup.types.ts'
import { createClient, type Client } from '../../../api/client.ts'
import { signupEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { firstNameFromEmail } from '../../../domain/auth/signup/names.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

export type SignupClient = Client<typeof signupEndpoints>

export const createSignupClient = ({ api, policy }: TackboardConfig): SignupClient =>
  createClient(signupEndpoints, { ...api, policy })

/** The server's validation of a value. auth.txt §7. */
export async function readValidation(
  asked: Promise<{
    readonly resource_response: {
      readonly data: { readonly is_valid: boolean; readonly message: string | null }
    }
  }>,
): Promise<Validation> {
  const { is_valid: isValid, message } = (await asked).resource_response.data
  return { isValid, message }
}

export interface RegisterRequest extends RegisterInput {
  readonly recaptchaV3Token: string
  /** The form's container. auth.txt §2 "Containers". */
  readonly container: string
}

/** The register call with all fields of auth.txt §3 "Email signup options" and §7. */
export async function register(
  client: SignupClient,
  { platform, policy, visitedPages }: TackboardConfig,
  { email, password, birthday, country, extras, recaptchaV3Token, container }: RegisterRequest,
  signal: AbortSignal,
): Promise<Registered> {
  const referrer = platform.navigation.referrer()
  const answer = await client.register(
    {
      type: 'email',
      email,
      password,
      birthday,
      birthday_source_site: policy.sourceSite,
      country,
      first_name: firstNameFromEmail(email),
      last_name: '',
      ...extras,
      attempt_event: 7537,
      recaptchaV3Token,
      container,
      app_type_from_client: platform.navigation.isPhone() ? 5 : 7,
      ...(referrer && { referrer }),
      ...(visitedPages && { visited_pages_before_login: visitedPages }),
    },
    signal,
  )
  const { user, response_message: message } = answer.resource_response.data
  return { user, message: message?.trim() ? message : null }
}
