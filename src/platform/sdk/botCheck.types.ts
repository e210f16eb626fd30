/** How an app is known to the bot check. */
export interface BotCheckOptions {
  /** For tokens in the background. */
  readonly siteKeyV3?: string | undefined
  /** For the widget. */
  readonly siteKeyV2?: string | undefined
  /** Where the script is. Default: the service's own address. */
  readonly src?: string | undefined
}
