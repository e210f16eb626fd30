import { describe, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import { followEndpoints } from './people/people.endpoints.ts'

const refusal = (error: object = {}) =>
  Response.json({ resource_response: { error: { api_error_code: 7, ...error } } }, { status: 401 })
const done = () => Response.json({ resource_response: { data: {}, error: null } })

function followWith(answers: readonly (() => Response)[], hasSession = true) {
  const left = [...answers]
  const fetch = vi.fn<typeof globalThis.fetch>(async () => left.shift()?.() ?? done())
  const renewSession = vi.fn<() => Promise<boolean>>(async () => hasSession)
  const { followUser } = createClient(followEndpoints, {
    baseUrl: 'https://api.example',
    fetch,
    renewSession,
  })
  return { followUser, fetch, renewSession }
}

describe('a call that is answered 401', () => {
  it('P14 is sent once more, the same, when there is a session again', async () => {
    const { followUser, fetch } = followWith([refusal])
    await followUser({ user_id: '7' })
    const [first, second] = fetch.mock.calls
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(second).toEqual(first)
  })

  it('P14 is not sent a third time', async () => {
    const { followUser, fetch, renewSession } = followWith([refusal, refusal])
    await expect(followUser({ user_id: '7' })).rejects.toMatchObject({ status: 401 })
    expect([fetch.mock.calls.length, renewSession.mock.calls.length]).toEqual([2, 1])
  })

  it('P14 fails as before when there is no session', async () => {
    const { followUser, fetch } = followWith([refusal], false)
    await expect(followUser({ user_id: '7' })).rejects.toMatchObject({ status: 401, code: 7 })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('is about what was asked for if it says so in a detail', async () => {
    const { followUser, renewSession } = followWith([() => refusal({ message_detail: 'Not this pin.' })])
    await expect(followUser({ user_id: '7' })).rejects.toMatchObject({ messageDetail: 'Not this pin.' })
    expect(renewSession).not.toHaveBeenCalled()
  })

  it('is not sent again if it was given up meanwhile', async () => {
    const { followUser, fetch, renewSession } = followWith([refusal])
    const controller = new AbortController()
    renewSession.mockImplementation(async () => {
      controller.abort()
      return true
    })
    await expect(followUser({ user_id: '7' }, controller.signal)).rejects.toMatchObject({ status: 401 })
    expect(fetch).toHaveBeenCalledOnce()
  })
})
