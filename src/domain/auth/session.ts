/** The ad account the viewer is acting for. */
export interface Advertiser {
  readonly id: string
  /** The ID of the member who owns the account. */
  readonly ownerUserId: string
  /** The owner's username. Their boards are listed if the viewer is not the owner. */
  readonly ownerUsername: string
}

/** The signed-in member. */
export interface Session {
  readonly userId: string
  readonly username: string
  readonly fullName: string
  readonly imageUrl?: string | null | undefined
  /** Null if the member is not acting for an ad account. */
  readonly advertiser?: Advertiser | null | undefined
  /** Whether the member is a business partner. Default: false. */
  readonly isPartner?: boolean | undefined
  /** When the account was created (ISO date). Quick promote is offered only to new accounts. */
  readonly accountCreatedAt?: string | undefined
  /** Whether the member is excluded from quick promote for another reason. Default: false. */
  readonly isQuickPromoteExcluded?: boolean | undefined
  /** The member's own merchant account. Default: none. */
  readonly merchantId?: string | null | undefined
  /** How many pins the member has scheduled. Default: 0. */
  readonly scheduledPinCount?: number | undefined
  /** Whether the member may use the STL tool. Default: false. */
  readonly isEligibleForStlTool?: boolean | undefined
}

/** Whether two IDs are the same. A missing ID equals nothing, not even another missing one. */
export const isSameId = (a: string | null | undefined, b: string | null | undefined): boolean =>
  Boolean(a) && a === b

/** Whether the viewer may create secret boards and invite people: owners of the ad account, and anyone without one. saving.txt §6. */
export const isAdAccountOwner = ({ userId, advertiser }: Pick<Session, 'userId' | 'advertiser'>): boolean =>
  !advertiser || isSameId(advertiser.ownerUserId, userId)
