import type * as v from 'valibot'
import { withRaw } from '../../rawAnswer.ts'
import type { User } from './login.ts'
import type { registerResponseSchema, validationSchema } from './signup.ts'

/** Converts the answer to a registration: the member, and the server's message if it has one. */
export function toRegistered(answer: v.InferOutput<typeof registerResponseSchema>): {
  readonly user: User & { readonly rawAnswer?: unknown }
  readonly message: string | null
} {
  const { user, response_message: message } = answer.resource_response.data
  return { user: withRaw(user, answer), message: message?.trim() ? message : null }
}

/** Converts the server's validation of a value. */
export function toValidation({ resource_response }: v.InferOutput<typeof validationSchema>): {
  readonly isValid: boolean
  readonly message: string | null
} {
  const { is_valid: isValid, message } = resource_response.data
  return { isValid, message }
}
