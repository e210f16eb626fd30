import { ApiFailure } from '../../../src/api/failure.ts'
import type { Ad } from '../../../src/domain/promote/ads/ad.ts'
import { adChangeErrors, adListErrors } from '../../../src/errors/promote/adList.errors.ts'
import type { FailureKind } from '../../../src/errors/failure.ts'
import { hostileMessage, longMessage, placeMessages } from '../../fixtures/messages.ts'
import type { MemoryPromoteServices, ServiceOutcome } from '../../promoteServices.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

/** An app with a list of one's ads. */
const lists = (promote: (own: MemoryPromoteServices) => void = () => undefined): Situation => ({
  policy: { promote: { listsAds: true } },
  promote,
})
const unread = (kind: FailureKind, serverMessage: string | null = null) =>
  lists((own) => void (own.outcomes.readAds = new ApiFailure(kind, { serverMessage })))
const unchanged = (kind: FailureKind, serverMessage: string | null = null) =>
  lists(
    (own) => void (own.outcomes.updateAd = new ApiFailure(kind, { serverMessage, status: statusOf(kind) })),
  )
/** An app that cannot say what an edit goes by. */
const unopened = (outcome: ServiceOutcome) => lists((own) => void (own.outcomes.readAccount = outcome))
const statusOf = (kind: FailureKind) => (kind === 'refused' ? 403 : null)

const named = (...names: readonly string[]): readonly Ad[] =>
  names.map((name, index) => ({
    id: `own-${index}`,
    name,
    status: index % 2 === 0 ? 'active' : 'paused',
    imageUrl: null,
    dailyBudget: { minor: 500 + index, currency: 'USD' },
    totalBudget: null,
    endDate: null,
  }))

const usd = (minor: number) => ({ minor, currency: 'USD' })

/** Outcomes of reading, pausing, resuming, editing and stopping one's ads. */
export const adListScenarios = {
  ...inArea('adList', {
    ...fromRows(adListErrors, placeMessages.ads, ({ failure }) => unread(failure ?? 'server'), {
      failed: unread('refused', placeMessages.ads),
    }),
    several: lists(),
    empty: lists((own) => void (own.ads = [])),
    fifty: lists(
      (own) => void (own.ads = named(...Array.from({ length: 50 }, (_, index) => `Ad ${index + 1}`))),
    ),
    /** Unlikely ones. */
    hostile: lists(
      (own) =>
        void (own.ads = named(
          '<img src=x onerror=alert(1)>',
          '\u202egnp.yek',
          '\u200b',
          'W'.repeat(100),
          'An ad for a walk to Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        )),
    ),
    neverAnswers: lists((own) => void (own.outcomes.readAds = 'never')),
    failsOnce: lists((own) => {
      own.outcomes.readAds = new ApiFailure('server')
      own.laterOutcomes.readAds = 'answers'
    }),
    /** The session has ended, until somebody logs in. */
    signedOut: lists((own) => {
      own.outcomes.readAds = new ApiFailure('refused', { status: 401 })
      own.laterOutcomes.readAds = 'answers'
    }),
  }),
  ...inArea('adChange', {
    ...fromRows(adChangeErrors, placeMessages.adChange, ({ failure }) => unchanged(failure ?? 'server'), {
      failed: unchanged('refused', placeMessages.adChange),
      notDone: unchanged('offline'),
      uncheckable: lists((own) => {
        own.outcomes.updateAd = new ApiFailure('offline')
        own.laterOutcomes.readAds = new ApiFailure('offline')
      }),
    }),
    /** The connection is lost after the server has changed the ad. */
    doneUnheard: lists((own) => void (own.losesAnswers = true)),
    /** The server answers that all is well, with an ad that is as it was. */
    answersUnchanged: lists((own) => void (own.changedAd = (ad) => ad)),
    neverAnswers: lists((own) => void (own.outcomes.updateAd = 'never')),
    neverReadsAgain: lists((own) => {
      own.losesAnswers = true
      own.laterOutcomes.readAds = 'never'
    }),
    hostileMessage: unchanged('refused', hostileMessage),
    longMessage: unchanged('refused', longMessage),
    signedOut: lists((own) => {
      own.outcomes.updateAd = new ApiFailure('refused', { status: 401 })
      own.laterOutcomes.updateAd = 'answers'
    }),
  }),
  ...inArea('adEdit', {
    // No server is asked.
    endDateRequired: lists(),
    endDatePast: lists(),
    endDateBeforeStart: lists((own) => {
      const [ad] = named('Guided walks along the ridge')
      own.ads = ad ? [{ ...ad, startDate: '2026-02-20', endDate: '2026-03-01' }] : []
    }),
    /** The account’s day begins before the member’s. */
    inZone: lists((own) => void (own.account = { ...own.account, country: 'US', timeZone: 'Asia/Tokyo' })),
    /** The account is billed in another currency than the ads are. */
    otherCurrency: lists((own) => {
      own.account = { ...own.account, country: 'DE' }
      own.ads = named('Guided walks along the ridge')
    }),
    /** The server has every edit reviewed. */
    reviewed: lists((own) => {
      const edited = own.changedAd
      own.changedAd = (ad, change) => ({ ...edited(ad, change), status: 'inReview' })
    }),
    /** For the whole time, or until it is stopped. */
    kinds: lists((own) => {
      const [total, ongoing] = named('An ad for all days', 'An ad without an end')
      const days = { startDate: '2026-01-01', endDate: '2026-02-14' }
      own.ads =
        total && ongoing ? [{ ...total, ...days, dailyBudget: null, totalBudget: usd(12_000) }, ongoing] : []
    }),
    hostile: lists(
      (own) => void (own.ads = named('<img src=x onerror=alert(1)>'.repeat(9), '\u202egnp.yek')),
    ),
    neverOpens: unopened('never'),
    opensOffline: unopened(new ApiFailure('offline')),
    opensRefused: unopened(new ApiFailure('refused', { status: 403, serverMessage: placeMessages.adChange })),
    opensLying: lists((own) => void (own.account = { ...own.account, timeZone: 'Nowhere/Land' })),
    /** The session has ended, until somebody logs in. */
    signedOut: lists((own) => {
      own.outcomes.updateAd = new ApiFailure('refused', { status: 401 })
      own.laterOutcomes.updateAd = 'answers'
    }),
    signedOutOpening: lists((own) => {
      own.outcomes.readAccount = new ApiFailure('refused', { status: 401 })
      own.laterOutcomes.readAccount = 'answers'
    }),
    refusedOnce: lists((own) => {
      own.outcomes.updateAd = new ApiFailure('refused', {
        status: 403,
        serverMessage: placeMessages.adChange,
      })
      own.laterOutcomes.updateAd = 'answers'
    }),
  }),
}
