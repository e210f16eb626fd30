import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { everyEndpoint } from '../../src/api/everyEndpoint.ts'
import { everyCall } from '../calls/index.ts'
import { asSent, type CallName } from '../testing/judge.ts'
import type { Sent } from './needs.ts'
import { requestRules } from './requestRules.ts'

const webConversion = {
  objective_type: 'WEB_CONVERSION',
  optimization_goal_metadata: { conversion_tag_id: '31', conversion_event: 'checkout' },
}

/** The documented requests, and some with optional fields whose parts belong together. */
const requests: readonly (readonly [CallName, Sent])[] = [
  ...(Object.keys(requestRules) as CallName[]).map((name) => [name, { ...everyCall[name].example }] as const),
  ['readBoards', { user_id: '1', filter: 'all', field_set_key: 'profile_grid_item' }],
  ['createPin', { ...everyCall.createPin.example, shuffle_asset: { entityId: '5' } }],
  ['followUser', { user_id: '4', aux_data: { pin_id: '1' } }],
  ['promotePin', { ...everyCall.promotePin.example, ...webConversion }],
  ['promoteProductGroup', { ...everyCall.promoteProductGroup.example, ...webConversion }],
]

/** Demanded although the payload's type does not: a pin saved again has an ID, and the fields of an objective belong together. */
const alsoDemanded: Partial<Record<CallName, readonly string[]>> = {
  // Or `image_signature`.
  findDuplicates: ['image_url'],
  repin: ['pin_id'],
  promotePin: [...Object.keys(webConversion), 'targeting_spec.country'],
  promoteProductGroup: [...Object.keys(webConversion), 'targeting_spec.country'],
}

/** Not demanded: the address itself is no field, a sign-up without a birthday gets its own code, and nothing reads a passkey's extensions. */
const notDemanded: Partial<Record<CallName, readonly string[]>> = {
  exchangeSsoCode: ['url'],
  register: ['birthday'],
  verifyPasskey: ['credential.clientExtensionResults'],
  registerPasskey: ['credential.clientExtensionResults'],
}

type Path = readonly [field: string, inner?: string]

const isRecord = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const innerOf = (value: unknown): Sent => (isRecord(value) ? value : {})

const pathsOf = (sent: Sent): readonly Path[] =>
  Object.keys(sent).flatMap((field) => {
    const inner = Object.keys(innerOf(sent[field]))
    return [[field] as Path].concat(inner.map((name) => [field, name]))
  })

const valueAt = (sent: Sent, [field, inner]: Path) =>
  inner === undefined ? sent[field] : innerOf(sent[field])[inner]

/** The request with one value changed; `undefined` leaves its field out. */
const changed = (sent: Sent, [field, inner]: Path, value: unknown): Sent => {
  const next = inner === undefined ? value : changed(innerOf(sent[field]), [inner], value)
  return Object.fromEntries(
    Object.entries({ ...sent, [field]: next }).filter(([, entry]) => entry !== undefined),
  )
}

describe('the rule of each request', () => {
  it.each(requests)(
    '%s accepts %o, and names each required field that is missing, empty or of another kind',
    (name, sent) => {
      const { request } = everyCall[name]
      const judged = (value: Sent) => requestRules[name](asSent(name, value))
      expect([v.is(request, sent), judged(sent)]).toEqual([true, null])

      const demanded = pathsOf(sent).filter((path) => {
        const id = path.join('.')
        if (notDemanded[name]?.includes(id)) return false
        return alsoDemanded[name]?.includes(id) || !v.is(request, changed(sent, path, undefined))
      })
      const refused = pathsOf(sent).filter((path) => judged(changed(sent, path, undefined)) !== null)
      expect(refused).toEqual(demanded)
      // The query of a GET has only texts.
      for (const wrong of everyEndpoint[name].method === 'GET' ? [undefined, ''] : [undefined, '', {}])
        for (const path of demanded.filter((place) => valueAt(sent, place) !== wrong))
          expect(judged(changed(sent, path, wrong)) ?? 'accepted').toContain(path.at(-1))
    },
  )
})
