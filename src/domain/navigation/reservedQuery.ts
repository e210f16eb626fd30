/** Query keys the product reserves. Apps must not use them in their own URLs. auth.txt §9. */
export const reservedQueryKeys = ['ref', 'os'] as const

/** Whether a query key is reserved. Case-sensitive. */
export const isReservedQueryKey = (key: string): boolean =>
  reservedQueryKeys.some((reserved) => reserved === key)
