import { describe, expect, it } from 'vitest'
import { baseUrl, failureOf, mockNetwork } from '../../../mocks/testing/network.ts'
import { scenario, type ScenarioName } from '../../../mocks/scenarios/index.ts'
import { resolveOffsiteError } from '../../errors/auth/resolveOffsite.ts'
import { defaultPolicy } from '../../domain/policy/policy.ts'
import { createClient } from '../client.ts'
import { offsiteEndpoints } from './auth.endpoints.ts'

const network = mockNetwork()
const { checkOffsite } = createClient(offsiteEndpoints, { baseUrl })
const link = 'https://a.example/x?y=1&z=ü#h'
const check = (name?: ScenarioName, url = link) => {
  if (name) network.use(...scenario(name).handlers)
  return checkOffsite({ check_only: true, url })
}

describe('§7 GET /v3/offsite/', () => {
  it('sends every field in the query, including the URL', async () => {
    const asked: string[] = []
    const watching = createClient(offsiteEndpoints, {
      fetch: (input) => {
        asked.push(String(input))
        return Promise.reject(new TypeError('offline'))
      },
    })
    await failureOf(
      watching.checkOffsite({
        pin_id: '42',
        check_only: true,
        client_tracking_params: 'Cw&AB',
        url: link,
        aux_data: '{"a":"ü"}',
      }),
    )
    const [path, query] = asked[0]?.split('?') ?? []
    expect([path, Object.fromEntries(new URLSearchParams(query))]).toEqual([
      '/v3/offsite/',
      { pin_id: '42', check_only: 'true', client_tracking_params: 'Cw&AB', url: link, aux_data: '{"a":"ü"}' },
    ])
  })

  it.each([
    ['https://a.example/', null],
    ['https://suspicious.example/', 'suspicious'],
    ['https://adult.example/', 'porn'],
    ['https://blocked.example/', 'blocked'],
  ])('returns the status for %s: %s', async (url, redirect_status) => {
    expect((await check(undefined, url)).resource_response.data).toEqual({ redirect_status, url })
  })

  it('D11 treats an empty response as malformed, never as safe', async () => {
    expect(await failureOf(check('offsite.saysNothing'))).toMatchObject({ kind: 'malformed' })
  })

  it.each(['refused', 'serverFailed', 'offline', 'malformed'] as const)(
    'the response of offsite.%s leads to its row',
    async (row) => {
      expect(resolveOffsiteError(await failureOf(check(`offsite.${row}`)), defaultPolicy)).toBe(row)
    },
  )

  it('the mocks reject an invalid call', async () => {
    for (const query of [
      'url=x',
      'check_only=true',
      'check_only=true&url=https://a.example&pin_id=1&third_party_ad=2',
    ])
      expect((await fetch(`${baseUrl}/v3/offsite/?${query}`)).status).toBe(400)
  })
})
