import type { SpecRow } from '../../docs/spec/specRow.ts'

const machine = 'machines/promote/quickPromote'
const domain = 'src/domain/promote'
const flow = 'src/flows/promote/quickPromote'
const stories = ['Quick promote/Promote a Pin']
const errors = ['Quick promote/Errors']

export const quickPromoteRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Quick-promote flow: steps, sites, routes, links, closing, breakpoints',
    sentences: [
      '§1 A partner can',
      '§2 Steps in order',
      '§2 A tag modal',
      '§2 It runs on site',
      '§2 The success path',
      '§2 Ad-group links go',
      '§2 Closing the page',
      '§2 Layout breakpoints: narrow',
      '§2 Quick-promote is also',
      '§3 Site types: www',
      '§9 Pin-create device types',
    ],
    machines: ['quickPromote', 'pinSelection', 'tagSelection', 'businessInfo', 'budgetEstimate', 'adList'],
    built: [
      `${flow}/QuickPromote.tsx`,
      `${flow}/quickPromote.effects.ts`,
      `${domain}/promoteRoute.ts`,
      `${domain}/promoteClosing.ts`,
      'src/views/promote/PromotePageView.tsx',
      'src/views/promote/BusinessInfoView.tsx',
      'src/views/promote/BillingView.tsx',
    ],
    stories: [
      ...stories,
      'Quick promote/Choose a Pin or a tag',
      'Quick promote/Business details',
      'Quick promote/What a budget brings',
      'Quick promote/Your ads',
    ],
    tests: [
      `${domain}/promoteRoute.test.ts`,
      `${domain}/promoteClosing.test.ts`,
      `${machine}/quickPromote.machine.test.ts`,
    ],
  },
  {
    section: 3,
    topic: 'Quick-promote form values, request payload, ad types',
    sentences: [
      '§3 Quick-promote form values',
      '§3 Quick-promote request payload',
      '§3 Ad types: CONSIDERATION',
    ],
    machines: ['quickPromote'],
    built: [
      `${domain}/promoteValues.ts`,
      `${domain}/promotion.ts`,
      `${domain}/adTypesFor.ts`,
      'src/api/promote/promotePayload.ts',
      'src/api/promote/promote.payloads.ts',
    ],
    stories,
    tests: [
      `${machine}/quickPromote.payload.test.ts`,
      `${machine}/quickPromote.goal.test.ts`,
      `${domain}/promoteValues.test.ts`,
      `${domain}/adTypesFor.test.ts`,
    ],
  },
  {
    section: 3,
    topic: 'Saved quick-promote draft, per key and locale',
    sentences: ['§3 Saved quick-promote draft'],
    machines: ['quickPromote'],
    tested: ['src/flows/runtime/promoteDrafts.storage.ts'],
    stories: ['Quick promote/Drafts'],
    tests: ['src/flows/runtime/promoteDrafts.tabs.test.ts'],
  },
  {
    section: 4,
    topic: 'Quick-promote steps, valid business and billing info',
    sentences: [
      '§4 Quick-promote steps. After',
      '§4 Otherwise valid business',
      '§4 Business info is valid',
      '§4 Billing info is valid',
      '§4 Any other step',
    ],
    machines: ['quickPromote'],
    built: [`${domain}/promoteStep.ts`, `${machine}/quickPromote.machine.ts`],
    stories,
    tests: [`${domain}/promoteStep.test.ts`, `${machine}/quickPromote.steps.test.ts`],
  },
  {
    section: 5,
    topic: 'Campaign name, end date, budget, duration',
    sentences: ['§5 Campaign name: at 64', '§5 End date sent', '§5 Budget sent as', '§5 Duration parsed as'],
    machines: ['quickPromote'],
    built: [
      `${domain}/campaignName.ts`,
      `${domain}/campaignDates.ts`,
      `${domain}/promoteValues.ts`,
      'src/api/promote/promotePayload.ts',
    ],
    stories: [...stories, ...errors],
    tests: [
      `${domain}/campaignName.test.ts`,
      `${domain}/campaignDates.test.ts`,
      `${machine}/quickPromote.payload.test.ts`,
    ],
  },
  {
    section: 7,
    topic: 'POST quick_promote for a pin; for a product group, whose path is open',
    sentences: ['§7 POST /ads/v4/advertisers/{advertiserId}/pins/{pinId}/quick_promote/'],
    machines: ['quickPromote'],
    built: ['src/api/promote/promote.endpoints.ts', `${flow}/quickPromote.services.ts`],
    stories: [...stories, ...errors],
    tests: [`${machine}/quickPromote.submit.test.ts`],
  },
  {
    section: 8,
    topic: 'Quick-promote failure: pin area, modal, generic modal',
    sentences: ['§8 Quick-promote failure reads', '§8 With a message'],
    machines: ['quickPromote'],
    built: ['src/errors/promote/promote.errors.ts', 'src/views/promote/PromoteErrorView.tsx'],
    stories: errors,
    tests: [`${machine}/quickPromote.submit.test.ts`],
  },
  {
    section: 9,
    topic: 'Quick-promote durations, campaign name limit, breakpoints',
    sentences: [
      '§2 Layout breakpoints: narrow',
      '§9 Quick-promote: campaign name',
      '§9 Layout widths: closeup',
      '§9 Quick-promote breakpoints 870',
    ],
    machines: ['quickPromote'],
    built: [
      'src/domain/policy/promotePolicy.ts',
      `${domain}/campaignName.ts`,
      'src/views/promote/page/PromotePageView.sizes.ts',
    ],
    stories,
    tests: [`${domain}/promoteValues.test.ts`, 'src/views/promote/page/PromoteLayout.browser.test.tsx'],
  },
]
