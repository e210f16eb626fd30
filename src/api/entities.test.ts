/** The shapes of all responses: an array is no object, and an ID or a username is not empty. D11. */
import { is } from 'valibot'
import { describe, expect, it } from 'vitest'
import { everyResponse } from '../../mocks/testing/everyResponse.ts'
import { everyEndpoint, type EveryEndpoint } from './everyEndpoint.ts'

// SAFETY: the keys of the table are names of endpoints.
const names = Object.keys(everyEndpoint) as (keyof EveryEndpoint)[]

/** Lists without their malformed items, and the answer to an ad that exists whatever it says; their own tests show that. */
const tolerant =
  /all_boards|boards_shortlist|recent_boards|profiles|^promote\w+ \.resource_response\.data|^readPasskeys .+\.0|\.(?:collaborators|sections)\.0/

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Each value in a response, with a function that replaces it. */
function partsOf(
  value: unknown,
  path = '',
  replaced: (part: unknown) => unknown = (part) => part,
): { readonly path: string; readonly value: unknown; readonly with: (part: unknown) => unknown }[] {
  const inner = isObject(value)
    ? Object.entries(value).flatMap(([key, part]) =>
        partsOf(part, `${path}.${key}`, (other) =>
          replaced(Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }),
        ),
      )
    : []
  return [{ path, value, with: replaced }, ...inner]
}

const parts = names.flatMap((name) =>
  partsOf(everyResponse[name])
    .filter(({ path }) => !tolerant.test(`${name} ${path}`))
    .map(({ path, value, with: replaced }) => ({
      name: `${name} ${path}`,
      path,
      value,
      accepts: (part: unknown) => is(everyEndpoint[name].response, replaced(part)),
    })),
)

describe('D11 the responses of all calls', () => {
  it.each(names)('%s: the valid one is accepted', (name) => {
    expect(is(everyEndpoint[name].response, everyResponse[name])).toBe(true)
  })

  const objects = parts.filter(({ value }) => isObject(value) && !Array.isArray(value))
  it.each(objects.map((part) => [part.name, part] as const))(
    '%s: an array is no object',
    (_, { accepts, value }) => {
      expect([[], [value], [[]], Object.values(Object(value))].map((list) => accepts(list))).toEqual([
        false,
        false,
        false,
        false,
      ])
    },
  )

  const ids = parts.filter(
    ({ path, value }) => /\.(id|username|\w+_id)$/.test(path) && typeof value === 'string',
  )
  it.each(ids.map((part) => [part.name, part] as const))(
    '%s: is not empty, and no number',
    (_, { accepts }) => {
      expect(['', 7, []].map((id) => accepts(id))).toEqual([false, false, false])
    },
  )

  it('are all looked at', () => {
    expect(objects.length).toBeGreaterThan(100)
    expect(ids.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'logIn .resource_response.data.user.id',
        'logIn .resource_response.data.user.username',
        'querySavedPin .resource_response.data.linkDomain.officialUser.username',
        'createBoard .resource_response.data.owner.id',
      ]),
    )
  })
})
