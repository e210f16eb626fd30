/** The objectives that campaign reports can be filtered by, apart from the video variants. saving.txt §2 "Objective shortcuts". */
export const adObjectives = [
  'AWARENESS',
  'TRAFFIC',
  'APP_INSTALL',
  'CATALOG_SALES',
  'WEB_CONVERSION',
  'VIDEO_VIEW',
  'PURCHASE',
  'IMPRESSION',
  'BILLABLE_ENGAGEMENT',
  'TEMPORARY_SHOPPING',
] as const

/** What a campaign is optimized for. */
export type AdObjective = (typeof adObjectives)[number]

/** Whether a text is one of the ten objectives. Case-sensitive. */
export const isAdObjective = (text: string): text is AdObjective =>
  adObjectives.some((objective) => objective === text)
