/** What must not or cannot be sent is a failure of the call, and nothing is sent. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { everyEndpoint } from './everyEndpoint.ts'
import { ApiFailure } from './failure.ts'

/** A client that records the URLs and bodies that it sends. */
function watched() {
  const sent: { readonly url: string; readonly body: unknown }[] = []
  const client = createClient(everyEndpoint, {
    baseUrl: 'https://api.example',
    fetch: (url, init) => {
      sent.push({ url: String(url), body: init?.body })
      return Promise.reject(new TypeError('offline'))
    },
  })
  return { client, sent }
}

/** What a call with this payload rejects with, and what it sends. A payload may have any type, as in an app without TypeScript. */
async function attempt(name: keyof typeof everyEndpoint, payload: object) {
  const { client, sent } = watched()
  // SAFETY: the tests send what the types forbid.
  const call = client[name] as (payload: object) => Promise<unknown>
  const reason: unknown = await call(payload).catch((error: unknown) => error)
  return { failure: reason instanceof ApiFailure ? reason.kind : reason, sent }
}

const refused = { failure: 'malformed', sent: [] }

describe('an ID in a path', () => {
  it.each(['..', '.', '', undefined, null, '\uD800', 'a\uDC00b'])('%j is refused', async (id) => {
    expect(await attempt('readTitleSuggestions', { id })).toEqual(refused)
  })

  it('is refused if it is missing', async () => {
    expect(await attempt('readTitleSuggestions', {})).toEqual(refused)
  })

  it('is refused wherever it stands', async () => {
    const given = { advertiserId: '1', pinId: '..' }
    expect(await attempt('promotePin', given)).toEqual(refused)
    expect(await attempt('promotePin', { advertiserId: '', pinId: '1' })).toEqual(refused)
  })

  it('a missing URL is refused, instead of calling the page itself', async () => {
    expect(await attempt('exchangeSsoCode', { code: 'c', state: 's' })).toEqual(refused)
    expect(await attempt('exchangeSsoCode', { url: '', code: 'c', state: 's' })).toEqual(refused)
  })

  it('stays in its place, whatever else it is', async () => {
    const parts = fc.constantFrom('.', '/', '\\', '%2e', '?', '#', '@', ':', '\t', 'a', '\u{1F4CC}')
    const anyId = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: parts }))
    await fc.assert(
      fc.asyncProperty(
        anyId.filter((id) => id.isWellFormed() && !['', '.', '..'].includes(id)),
        async (id) => {
          const { sent } = await attempt('readTitleSuggestions', { id })
          const segments = new URL(sent[0]?.url ?? '').pathname.split('/').map(decodeURIComponent)
          expect(segments).toEqual(['', 'v3', 'pins', id, 'board_title_suggestions', ''])
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('a payload', () => {
  it('without fields leaves the address as it is', async () => {
    const { sent } = await attempt('readTitleSuggestions', { id: '7' })
    expect(sent[0]?.url).toMatch(/\/v3\/pins\/7\/board_title_suggestions\/$/)
  })

  const circular: Record<string, unknown> = { user_id: '4' }
  circular['self'] = circular

  it.each([
    ['with a BigInt', { user_id: 4n }],
    ['that contains itself', circular],
    [
      'that does not want to be JSON',
      {
        user_id: '4',
        aux_data: {
          toJSON() {
            throw new RangeError('no')
          },
        },
      },
    ],
  ])('%s is refused', async (_, payload) => {
    expect(await attempt('followUser', payload)).toEqual(refused)
  })

  it('of a GET that is no text is refused', async () => {
    expect(await attempt('readSections', { board_id: Object.create(null) })).toEqual(refused)
  })

  it('with half a character is sent', async () => {
    expect((await attempt('followUser', { user_id: '\uD800' })).sent[0]?.body).toBe('{"user_id":"\\ud800"}')
  })
})
