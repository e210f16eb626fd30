/** The app's keys for the bot check. */
export interface BotCheckOptions {
  /** Site key for background tokens. */
  readonly siteKeyV3?: string | undefined
  /** Site key for the widget. */
  readonly siteKeyV2?: string | undefined
  /** URL of the script. Default: the service's own. */
  readonly src?: string | undefined
}
