import { expect } from 'vitest'
import { db } from '../../db.ts'
import { pageImages } from '../../fixtures/pageImages.ts'
import { proveTables } from '../../testing/tableRules.ts'

const imageUrl = 'https://garden.example/pond.jpg'

proveTables([
  {
    rule: 'announced images are kept in order',
    calls: [
      ({ registerImage }) => registerImage({ image_url: imageUrl }),
      ({ registerImage }) => registerImage({ image_url: `${imageUrl}?2` }),
    ],
    answers: null,
    holds: [({ registeredImages }) => registeredImages, [imageUrl, `${imageUrl}?2`]],
  },
  {
    rule: 'the images of a page can be pinned',
    calls: [
      ({ findPinImages }) => findPinImages({ url: 'https://wren.example/', scrapeMetric: 'www_url_scrape' }),
    ],
    answers: { items: pageImages.map(({ url }) => ({ type: 'pinnable', url })) },
  },
  {
    rule: 'the settings are those of the tables',
    calls: [
      async () => void (db.settings = { isConnected: true, listedWebsiteUrl: null }),
      ({ readSettings }) => readSettings({}),
    ],
    answers: { connected_to_instagram: true, listed_website_url: null },
  },
  {
    rule: 'what an app remembers about a member is kept',
    calls: [({ recordUserState }) => recordUserState({ state: 'seen', value: 'V2' })],
    answers: null,
    holds: [({ userStates }) => userStates, [{ state: 'seen', value: 'V2' }]],
  },
  {
    rule: 'each reading of the profiles counts',
    calls: [({ readProfiles }) => readProfiles({}), ({ readProfiles }) => readProfiles({})],
    answers: { profiles: ['703', '701', '702', '704'].map((id) => expect.objectContaining({ id })) },
    holds: [({ profileReads }) => profileReads, 2],
  },
])
