/** The ad account that the viewer works in. saving.txt §3 "Advertiser record", §6. */
export interface Advertiser {
  readonly id: string
  /** The member who owns it. */
  readonly ownerUserId: string
  /** Whose boards are listed when the viewer is not the owner. */
  readonly ownerUsername: string
}

/** The signed-in member who saves. saving.txt §3 "Session". */
export interface Session {
  readonly userId: string
  readonly username: string
  readonly fullName: string
  readonly imageUrl?: string | null | undefined
  /** Null: no ad account is involved. */
  readonly advertiser?: Advertiser | null | undefined
  /** A business partner. saving.txt §6. */
  readonly isPartner?: boolean | undefined
  /** When the account was made, as an ISO date; quick promote is for young accounts. saving.txt §2. */
  readonly accountCreatedAt?: string | undefined
  /** Excluded from quick promote for another reason. Default: false. saving.txt §2 "not otherwise excluded". */
  readonly isQuickPromoteExcluded?: boolean | undefined
}

/** Whether the viewer may make secret boards and invite people: the ad-account owner, or anybody without an ad account. saving.txt §5, §6. */
export const isAdAccountOwner = ({ userId, advertiser }: Pick<Session, 'userId' | 'advertiser'>): boolean =>
  !advertiser || advertiser.ownerUserId === userId
