import type { SearchPolicy } from '../policy/searchPolicy.ts'
import type { Advisory, AdvisoryAction, AdvisoryNotice, AdvisorySeverity } from './advisory.types.ts'
import { contactLink, type ContactScheme } from './contactLink.ts'
import { advisoryLink, type AdvisoryLink, type OwnSite } from './advisoryLink.ts'
import { textSegments, type TextSegment } from './textSegments.ts'

/** What an advisory offers to do. It has words, a link or both. */
export interface ActionContent {
  readonly id: string | null
  readonly title: string | null
  readonly description: string | null
  readonly button: { readonly text: string; readonly link: AdvisoryLink } | null
}

export interface NoticeContent {
  readonly isProminent: boolean
  readonly title: string | null
  readonly description: readonly TextSegment[]
  readonly actions: readonly ActionContent[]
  readonly footer: readonly TextSegment[]
}

/** What an advisory shows. */
export interface AdvisoryContent {
  /** How serious it is, which decides about its fill and the color of its label. */
  readonly severity: AdvisorySeverity
  /** Whether it comes from a third party, which it then says. */
  readonly isThirdParty: boolean
  /** Whether people may dismiss it for good. Default: false. */
  readonly isDismissible?: boolean | undefined
  /** What it says, in order. */
  readonly notices: readonly NoticeContent[]
}

/** Where and to whom an advisory is shown. */
export interface AdvisoryPlace {
  /** ISO 3166 code of the visitor's country; null when unknown. */
  readonly country: string | null
  readonly site: OwnSite
  readonly policy: SearchPolicy
}

const THIRD_PARTY = 'THIRD_PARTY_TL'

/** What the parts of one advisory have in common. */
interface Around {
  readonly site: OwnSite
  readonly policy: SearchPolicy
  readonly severity: AdvisorySeverity
}

/** Calls and messages are offered by actions alone, which say in words what they do. */
function buttonLink(link: string, { site, policy, severity }: Around): AdvisoryLink | null {
  const allowed: readonly ContactScheme[] = policy.contactLinks[severity]
  const contact = contactLink(link, allowed)
  return contact ? { ...contact, isExternal: false } : advisoryLink(link, site)
}

function actionContent({ button, ...action }: AdvisoryAction, around: Around): ActionContent | null {
  const link = button && buttonLink(button.link, around)
  if (button && link) return { ...action, button: { text: button.text, link } }
  return action.title === null && action.description === null ? null : { ...action, button: null }
}

function noticeContent(notice: AdvisoryNotice, around: Around): NoticeContent | null {
  const { site, policy } = around
  const { style, title, description, footer } = notice
  const content = {
    description: description ? textSegments(description, site) : [],
    actions: notice.actions
      .map((action) => actionContent(action, around))
      .filter((action) => action !== null),
    footer: footer ? textSegments(footer, site) : [],
  }
  if (title === null && Object.values(content).every(({ length }) => length === 0)) return null
  return { isProminent: style !== null && policy.prominentStyles.includes(style), title, ...content }
}

/** What to show of an advisory; null if it is for another country, or if nothing of it can be shown. */
export function advisoryContent(advisory: Advisory, place: AdvisoryPlace): AdvisoryContent | null {
  const { country, severity, type, isDismissible } = advisory
  if (country !== null && country.toUpperCase() !== place.country?.toUpperCase()) return null
  const notices = advisory.notices
    .map((notice) => noticeContent(notice, { ...place, severity }))
    .filter((notice) => notice !== null)
  return notices.length === 0
    ? null
    : { severity, isThirdParty: type === THIRD_PARTY, isDismissible, notices }
}
