import type { SpecRow } from '../../docs/spec/specRow.ts'

const folder = 'src/domain/business/advertiserUrl'

export const advertiserUrlRows: readonly SpecRow[] = [
  {
    section: 1,
    topic: 'The advertiser console’s pages are addressed by a URL builder',
    built: ['src/business.ts'],
    stories: ['Business/Advertiser addresses'],
    tests: ['scripts/laws/api.test.ts'],
  },
  {
    section: 2,
    topic: 'Advertiser console URL builder: prefix, pages, IDs, dates, objective shortcuts',
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
    built: [`${folder}/createAdsPage.ts`],
    stories: ['Business/Advertiser addresses'],
    tests: [`${folder}/golden.test.ts`],
  },
  {
    section: 3,
    topic: 'Campaign tool preference: ADS_MANAGER, AUTOMATED_CAMPAIGN',
    built: [`${folder}/createAdsPage.ts`],
    stories: ['Business/Advertiser addresses'],
    tests: [`${folder}/golden.test.ts`],
  },
  {
    section: 9,
    topic: '{host} type URLs: Article, Brand, Product, Recipe, Offer, OutOfStock, Person',
    tested: ['src/domain/business/schemaType.ts'],
    stories: ['Business/Advertiser addresses'],
  },
]
