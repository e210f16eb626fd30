/** How serious an advisory is; the server's codes are 0, 1 and 2. */
export const advisorySeverities = ['abusive', 'sensitive', 'brandUnsafe'] as const

export type AdvisorySeverity = (typeof advisorySeverities)[number]

/** A part of a text. Offset and length count UTF-16 code units, as JavaScript strings do. */
export interface TextTag {
  readonly offset: number
  readonly length: number
  /** The only type that means anything to us is 5, a link. */
  readonly type: number
  readonly link: string
}

export interface TaggedText {
  readonly text: string
  readonly tags: readonly TextTag[]
}

export interface AdvisoryAction {
  readonly id: string | null
  readonly title: string | null
  readonly description: string | null
  readonly button: { readonly text: string; readonly link: string } | null
}

export interface AdvisoryNotice {
  readonly style: string | null
  readonly title: string | null
  readonly description: TaggedText | null
  readonly actions: readonly AdvisoryAction[]
  readonly footer: TaggedText | null
}

/** A search advisory as the server gives it, validated. */
export interface Advisory {
  /** The server's own name for the level. It is logged, and changes nothing on the page. */
  readonly level: string | null
  readonly severity: AdvisorySeverity
  readonly type: string | null
  /** The server's ID; it is what a dismissal remembers. */
  readonly id: string | null
  /** Whether people may dismiss it for good. Never without an ID. */
  readonly isDismissible: boolean
  /** ISO 3166 code of the only country that the advisory is for; null for all. */
  readonly country: string | null
  readonly notices: readonly AdvisoryNotice[]
}

/** What was opened in a notice: a link in one of its texts, counted from 0, or an action. */
export type NoticeTarget =
  | { readonly part: 'description' | 'footer'; readonly linkIndex: number }
  | { readonly part: 'action'; readonly actionId: string | null }

/** What was opened in an advisory. Its notices are counted from 0. */
export type AdvisoryTarget = { readonly notice: number } & NoticeTarget
