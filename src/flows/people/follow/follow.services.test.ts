import { waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { flowConfig, type FlowConfig } from '../../runtime/flowValue.ts'
import { createVisitMemory } from '../../runtime/visitMemory.ts'
import { actorOn } from '../../runtime/testing/actorOn.ts'
import { followLogic, followOptions } from './follow.services.ts'

/** A follow button on a page, and what was sent. */
function start() {
  const sent: (readonly [unknown, unknown])[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    sent.push([url, JSON.parse(String(init?.body))])
    return Response.json({ resource_response: { data: {} } })
  }
  const config: FlowConfig = { ...defaultConfig, locale: 'en', visit: createVisitMemory(), api: { fetch } }
  const input = { policy: defaultPolicy, person: 'Sage', isFollowed: false, isSignedIn: true }
  const actor = actorOn(followLogic, input, config)
  followOptions.set(actor, { userId: '4', pinId: '1', inviteCode: 'c-1' })
  actor.start()
  const press = () => {
    actor.send({ type: 'follow.toggled' })
    return waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
  }
  return { actor, config, press, sent }
}

describe('§4 what the calls of a follow button carry', () => {
  it('is read when they are made: a later change of the button or the config counts', async () => {
    const { actor, config, press, sent } = start()
    await press()
    followOptions.set(actor, { userId: '4', pinId: '2', trackingParams: 't-1' })
    flowConfig.set(actor, { ...config, api: { ...config.api, baseUrl: 'https://new.example' } })
    await press()
    expect(sent).toEqual([
      [
        '/resource/UserFollowResource/create/',
        { user_id: '4', invite_code: 'c-1', aux_data: { pin_id: '1' } },
      ],
      [
        'https://new.example/resource/UserFollowResource/delete/',
        { user_id: '4', pin_id: '2', client_tracking_params: 't-1' },
      ],
    ])
  })

  it('and the latest pin of the visit, for a button without a pin', async () => {
    const { actor, config, press, sent } = start()
    followOptions.set(actor, { userId: '4' })
    config.visit.updateSaves((recent) => ({ ...recent, pinId: '7' }))
    await press()
    expect(sent.map(([, payload]) => payload)).toEqual([{ user_id: '4', aux_data: { pin_id: '7' } }])
  })
})
