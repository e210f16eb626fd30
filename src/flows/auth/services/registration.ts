import type { TackboardConfig } from '../../runtime/config.ts'
import { visitFields } from './attempts.ts'

/** Where and how somebody signs up. */
export interface RegistrationOptions {
  /** The container of the form. */
  readonly container: string
  readonly recaptchaV3Token: string
}

/** What every register call sends besides the account's own fields, by email and by a provider alike. */
export const registration = (config: TackboardConfig, { container, recaptchaV3Token }: RegistrationOptions) =>
  ({ attempt_event: 7537, recaptchaV3Token, context: container, ...visitFields(config) }) as const
