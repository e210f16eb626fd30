/** Rules and limits of acting for a business that an app may override. Each has a default. */
export interface BusinessPolicy {
  /** From this many profiles on, the viewer's own included, the list can be searched. So can one that is cut. Default: 8. */
  readonly searchFrom: number
  /** Profiles listed at most, 1 or more; the others are found by searching. Default: 50. */
  readonly listLimit: number
}

export const defaultBusinessPolicy: BusinessPolicy = { searchFrom: 8, listLimit: 50 }
