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
    machines: ['quickPromote', 'pinSelection', 'tagSelection', 'businessInfo'],
    built: [
      `${flow}/QuickPromote.tsx`,
      `${flow}/quickPromote.effects.ts`,
      `${domain}/promoteRoute.ts`,
      `${domain}/promoteClosing.ts`,
      'src/views/promote/PromotePageView.tsx',
      'src/views/promote/BusinessInfoView.tsx',
      'src/views/promote/BillingView.tsx',
    ],
    stories: [...stories, 'Quick promote/Choose a Pin or a tag', 'Quick promote/Business details'],
    tests: [
      `${domain}/promoteRoute.test.ts`,
      `${domain}/promoteClosing.test.ts`,
      `${machine}/quickPromote.machine.test.ts`,
    ],
  },
  {
    section: 3,
    topic: 'Quick-promote form values, request payload, ad types',
    machines: ['quickPromote'],
    built: [
      `${domain}/promoteValues.ts`,
      `${domain}/promotion.ts`,
      'src/api/promote/promotePayload.ts',
      'src/api/promote/promote.payloads.ts',
    ],
    stories,
    tests: [`${machine}/quickPromote.payload.test.ts`, `${domain}/promoteValues.test.ts`],
  },
  {
    section: 3,
    topic: 'Saved quick-promote draft, per key and locale',
    machines: ['quickPromote'],
    tested: ['src/flows/runtime/promoteDrafts.storage.ts'],
    stories: ['Quick promote/Drafts'],
    tests: ['src/flows/runtime/promoteDrafts.tabs.test.ts'],
  },
  {
    section: 4,
    topic: 'Quick-promote steps, valid business and billing info',
    machines: ['quickPromote'],
    built: [`${domain}/promoteStep.ts`, `${machine}/quickPromote.machine.ts`],
    stories,
    tests: [`${domain}/promoteStep.test.ts`, `${machine}/quickPromote.steps.test.ts`],
  },
  {
    section: 5,
    topic: 'Campaign name, end date, budget, duration',
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
    machines: ['quickPromote'],
    built: ['src/api/promote/promote.endpoints.ts', `${flow}/quickPromote.services.ts`],
    stories: [...stories, ...errors],
    tests: [`${machine}/quickPromote.submit.test.ts`],
  },
  {
    section: 8,
    topic: 'Quick-promote failure: pin area, modal, generic modal',
    machines: ['quickPromote'],
    built: ['src/errors/promote/promote.errors.ts', 'src/views/promote/PromoteErrorView.tsx'],
    stories: errors,
    tests: [`${machine}/quickPromote.submit.test.ts`],
  },
  {
    section: 9,
    topic: 'Quick-promote durations, campaign name limit, breakpoints',
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
