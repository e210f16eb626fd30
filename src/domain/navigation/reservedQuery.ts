/**
 * Query keys the product reserves. Apps must not use them in their own URLs. No link or redirect of the library sets one, an error flag of
 * the policy that does is not used, and where an address is kept they stay in it.
 */
export const reservedQueryKeys = ['ref', 'os'] as const

/** Whether a query key is reserved. Case-sensitive. */
export const isReservedQueryKey = (key: string): boolean =>
  reservedQueryKeys.some((reserved) => reserved === key)

/** Flags the error in the address that a failed load leads to. The spec leaves its name open. */
export const defaultResourceErrorFlag = 'show_error=true'
