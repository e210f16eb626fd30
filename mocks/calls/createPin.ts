import * as v from 'valibot'
import type { createPinEndpoints } from '../../src/api/createPin/createPin.endpoints.ts'
import { call, nothing, type AllTrue, type Calls, type Untrue } from './call.ts'

const text = v.string()

/** The calls of the create-pin page. saving.txt §7. */
export const createPinCalls = {
  registerImage: call(
    'Announces an image that may become a pin, so that the server can fetch it early.',
    v.object({ image_url: text }),
    { image_url: 'https://garden.example/pond.jpg' },
  ),
  findPinImages: call(
    'Finds the images of a page. Only items of the type `pinnable` become pins.',
    v.object({ url: text, scrapeMetric: v.literal('www_url_scrape') }),
    { url: 'https://garden.example/ponds', scrapeMetric: 'www_url_scrape' },
  ),
  readSettings: call('Reads what the member has connected and listed.', nothing, {}),
  recordUserState: call('Remembers something about the member.', v.object({ state: text, value: text }), {
    state: 'claiming_upsells_seen',
    value: 'POST_CREATE_UPSELL_V2',
  }),
} satisfies Calls<typeof createPinEndpoints>

true satisfies AllTrue<Untrue<typeof createPinCalls, typeof createPinEndpoints>>
