/** Query keys that belong to the product: an address that an app builds may not use them for something else. auth.txt §9. */
export const reservedQueryKeys = ['ref', 'os'] as const

/** Whether a query key is reserved; keys count upper and lower case. */
export const isReservedQueryKey = (key: string): boolean =>
  reservedQueryKeys.some((reserved) => reserved === key)
