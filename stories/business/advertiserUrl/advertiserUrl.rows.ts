import type { SpecRow } from '../../docs/spec/specRow.ts'

const folder = 'src/domain/business/advertiserUrl'

export const advertiserUrlRows: readonly SpecRow[] = [
  {
    section: 1,
    topic: 'The advertiser console’s pages are addressed by a URL builder',
    sentences: ['§1 Advertisers reach a console'],
    built: ['src/business.ts'],
    stories: ['Business/Advertiser addresses'],
    tests: ['scripts/laws/api.test.ts'],
  },
  {
    section: 2,
    topic: 'Advertiser console URL builder: prefix, pages, IDs, dates, objective shortcuts',
    sentences: [
      '§2 All paths are',
      '§2 Root: /',
      '§2 Reporting: /reporting/ campaigns/',
      '§2 Ads: /ads/create/, /automated/ads/create/',
      '§2 /audiences/, /audience_debug/.',
      '§2 /billing/ with sub-pages',
      '§2 /bulk_editor/ with upload_template',
      '§2 /experiments/ with create',
      '§2 /history/.',
      '§2 /conversions/ with tag',
      '§2 /pin-builder/, /accounts_manager/, /report-center/',
      '§2 /campaign-insights/{campaignId}/ with optional',
      '§2 Objective shortcuts filter',
    ],
    built: [
      `${folder}/routes.ts`,
      `${folder}/objectives.ts`,
      `${folder}/buildAdvertiserUrl.ts`,
      `${folder}/parseAdvertiserUrl.ts`,
      'src/domain/policy/advertiserPolicy.ts',
    ],
    stories: ['Business/Advertiser addresses'],
    tests: [
      `${folder}/golden.test.ts`,
      `${folder}/types.test.ts`,
      `${folder}/buildAdvertiserUrl.test.ts`,
      `${folder}/query.test.ts`,
      `${folder}/parseAdvertiserUrl.test.ts`,
    ],
  },
  {
    section: 2,
    topic: 'Create-route choice by campaign tool preference',
    sentences: ['§2 Create-route choice by campaign'],
    built: [`${folder}/createAdsPage.ts`],
    stories: ['Business/Advertiser addresses'],
    tests: [`${folder}/golden.test.ts`],
  },
  {
    section: 3,
    topic: 'Campaign tool preference: ADS_MANAGER, AUTOMATED_CAMPAIGN',
    sentences: ['§3 Campaign tool preference'],
    built: [`${folder}/createAdsPage.ts`],
    stories: ['Business/Advertiser addresses'],
    tests: [`${folder}/golden.test.ts`],
  },
  {
    section: 9,
    topic: '{host} type URLs: Article, Brand, Product, Recipe, Offer, OutOfStock, Person',
    sentences: ['§9 {host} type URLs'],
    tested: ['src/domain/business/schemaType.ts'],
    stories: ['Business/Advertiser addresses'],
  },
]
