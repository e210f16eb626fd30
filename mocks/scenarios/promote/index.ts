import { ApiFailure } from '../../../src/api/failure.ts'
import {
  businessInfoErrors,
  pinSelectionErrors,
  quickPromoteErrors,
  tagSelectionErrors,
  type PromoteRowId,
} from '../../../src/errors/promote/promote.errors.ts'
import type { PromoteAccount } from '../../../src/domain/promote/promotion.ts'
import { hiddenServerMessage, hostileMessage, longMessage, placeMessages } from '../../fixtures/messages.ts'
import type { Handler } from '../../handlers/handler.ts'
import { promoteHandlers } from '../../handlers/promote/index.ts'
import { readyAccount, type MemoryPromoteServices, type ServiceOutcome } from '../../promoteServices.ts'
import { html, never, refusal, respondWith, type Outcome } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Scenarios, type Situation } from '../scenario.ts'
import type { AdListRowId } from '../../../src/errors/promote/adList.errors.ts'
import { adListScenarios } from './ads.ts'
import { estimateScenarios } from './estimate.ts'

type Promote = Handler<'promotePin'> & Handler<'promoteProductGroup'>

const answering = (answer: Promote): Situation => ({
  answers: { promotePin: answer, promoteProductGroup: answer },
})
const meeting = (outcome: Outcome) => answering(({ policy }) => respondWith(outcome, policy))
const services = (promote: (services: MemoryPromoteServices) => void): Situation => ({ promote })
const failing = (name: keyof MemoryPromoteServices['outcomes'], failure = new ApiFailure('server')) =>
  services(({ outcomes }) => void (outcomes[name] = failure))
const hanging = (name: keyof MemoryPromoteServices['outcomes']) =>
  services(({ outcomes }) => void (outcomes[name] = 'never'))
const account = (change: Partial<PromoteAccount>) =>
  services((own) => void (own.account = { ...readyAccount, ...change }))

const noBusiness = { hasBusinessAddress: false, hasBusinessInfo: false } as const
const noBilling = { hasValidBillingProfile: false, hasBillingInfo: false } as const

/** The account has no payment method, and has this result when it is read again. */
const recheck = (outcome: ServiceOutcome) =>
  services((own) => {
    own.account = { ...readyAccount, ...noBilling }
    own.laterOutcomes.readAccount = outcome
  })

/** Rows caused by the form itself, whatever the server answers. */
const byInput: Situation = {}

/** The connection is lost after the server has created the ad. */
const createdUnheard: Situation = {
  answers: {
    promotePin: async (call) => {
      await promoteHandlers.promotePin(call)
      return Response.error()
    },
  },
}

/** The ad is created, and the answer does not say which it is. */
const createdUnnamed: Situation = {
  answers: {
    promotePin: async (call) => {
      await promoteHandlers.promotePin(call)
      return { resource_response: { data: {} } }
    },
  },
}

/** The ad is created, and the answer says whether it is reviewed or active. */
const createdAs = (status: string): Situation => ({
  answers: {
    promotePin: async (call) => {
      await promoteHandlers.promotePin(call)
      return { resource_response: { data: { campaign_id: '7001', status } } }
    },
  },
})

/** An app that asks for a start and takes totals; its account may say where and when its ads are billed. */
const planned = (change: Partial<PromoteAccount>): Situation => ({
  ...account(change),
  policy: { promote: { choosesStartDate: true, takesTotalBudget: true } },
})

const pageScenarios = inArea('quickPromote', {
  ...fromRows(quickPromoteErrors, hiddenServerMessage, meeting, {
    nameRequired: byInput,
    destinationRequired: byInput,
    destinationInvalid: byInput,
    durationInvalid: byInput,
    endDatePast: byInput,
    endDateBeforeStart: planned({}),
    startDatePast: planned({}),
    placesRequired: byInput,
    tagRequired: byInput,
    pinForeign: byInput,
    pinRefused: answering(() => refusal({ status: 401, detail: placeMessages.pin })),
    refused: answering(() => refusal({ status: 403, detail: placeMessages.ad })),
    failed: answering(() => refusal({ status: 400 })),
    uncheckable: { ...answering(() => Response.error()), ...failing('findCampaign') },
    notCreated: answering(() => Response.error()),
    accountUnread: failing('readAccount'),
    accountUnchecked: recheck(new ApiFailure('server')),
    billingMissing: account(noBilling),
    consentUnrecorded: services((own) => {
      own.account = { ...readyAccount, hasConsented: false }
      own.outcomes.recordConsent = new ApiFailure('server')
    }),
    draftUnsaved: { platform: ({ storage }) => void (storage.mode = 'full') },
  }),
  neverAnswers: answering(never),
  /** 401 without a message: the generic modal. */
  signedOut: answering(() => refusal({ status: 401 })),
  /** An HTML page from a proxy instead of an answer. */
  gatewayPage: answering(() => html(502)),
  hostileMessage: answering(() => refusal({ status: 403, detail: hostileMessage })),
  longMessage: answering(() => refusal({ status: 403, detail: longMessage })),
  createdUnheard,
  createdUnnamed,
  createdInReview: createdAs('IN_REVIEW'),
  createdActive: createdAs('ACTIVE'),
  /** A new ad cannot be over, so that this is not believed. */
  createdEnded: createdAs('ENDED'),
  /** An app that says how long its reviews take. */
  saysReview: { policy: { promote: { reviewHours: 24 } } },
  /** An app with a list of one's ads. */
  linksToAds: { policy: { promote: { listsAds: true } } },
  /** An app whose server can be told that an ad is to sell products. */
  sellsProducts: { policy: { promote: { sendsCatalogSales: true } } },
  planned: planned({ country: 'US', timeZone: 'America/Los_Angeles' }),
  accountAbroad: planned({ country: 'DE', countries: ['DE', 'FR', 'CH'], timeZone: 'Europe/Berlin' }),
  billingNeverAnswers: recheck('never'),
  checkNeverAnswers: { ...createdUnheard, ...hanging('findCampaign') },
  accountNeverAnswers: hanging('readAccount'),
  withoutConsent: account({ hasConsented: false }),
  consentNeverAnswers: services((own) => {
    own.account = { ...readyAccount, hasConsented: false }
    own.outcomes.recordConsent = 'never'
  }),
  withoutBusiness: account(noBusiness),
  withoutBilling: account(noBilling),
  withoutBusinessAndBilling: account({ ...noBusiness, ...noBilling }),
  /** The pin was deleted after the draft was saved. */
  pinGone: {
    answers: { querySavedPin: () => refusal({ status: 404 }), readSavedPin: () => refusal({ status: 404 }) },
  },
  /** The pin cannot be read at the moment. */
  pinUnread: { answers: { querySavedPin: () => html(503), readSavedPin: () => html(503) } },
})

/** The app's server refuses the business details and gives a reason. */
const businessRefused = services((own) => {
  own.account = { ...readyAccount, ...noBusiness }
  own.outcomes.saveBusinessInfo = new ApiFailure('refused', {
    status: 400,
    serverMessage: placeMessages.business,
  })
})

const partScenarios = {
  ...inArea('pinSelection', {
    ...fromRows(pinSelectionErrors, hiddenServerMessage, meeting, { unread: failing('readPins') }),
    neverAnswers: hanging('readPins'),
    empty: services((own) => void (own.pins = [])),
  }),
  ...inArea('tagSelection', {
    ...fromRows(tagSelectionErrors, hiddenServerMessage, meeting, { unread: failing('readTags') }),
    neverAnswers: hanging('readTags'),
    empty: services((own) => void (own.tags = [])),
  }),
  ...inArea('businessInfo', {
    ...fromRows(businessInfoErrors, hiddenServerMessage, () => businessRefused, {
      nameRequired: account(noBusiness),
      addressRequired: account(noBusiness),
      cityRequired: account(noBusiness),
      regionRequired: account(noBusiness),
      postalCodeRequired: account(noBusiness),
      postalCodeInvalid: account(noBusiness),
      unsaved: services((own) => {
        own.account = { ...readyAccount, ...noBusiness }
        own.outcomes.saveBusinessInfo = new ApiFailure('server')
      }),
    }),
    neverAnswers: services((own) => {
      own.account = { ...readyAccount, ...noBusiness }
      own.outcomes.saveBusinessInfo = 'never'
    }),
  }),
}

/** Outcomes of promoting a pin. */
export const promoteScenarios = {
  ...pageScenarios,
  ...partScenarios,
  ...estimateScenarios,
  ...adListScenarios,
} satisfies Scenarios<PromoteRowId | AdListRowId>
