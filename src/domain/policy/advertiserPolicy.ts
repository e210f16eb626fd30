/** Parts of the advertiser console's addresses that an app may override. Each has a default. */
export interface AdvertiserPolicy {
  /** The query parameter that filters campaign reports by objective. Default: 'objective_type'. saving.txt §2 "Objective shortcuts". */
  readonly objectiveParameter: string
  /** The video variants among the objectives, besides VIDEO_VIEW. Default: none. saving.txt §2 "Objective shortcuts". */
  readonly videoObjectives: readonly string[]
}

/** The specification names neither of the two values. */
export const defaultAdvertiserPolicy: AdvertiserPolicy = {
  objectiveParameter: 'objective_type',
  videoObjectives: [],
}
