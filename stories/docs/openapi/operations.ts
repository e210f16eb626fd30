import type { JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { needsSession, startsSession } from '../../../mocks/server/access.ts'
import { everyEndpoint } from '../../../src/api/everyEndpoint.ts'
import { emptyResponseSchema } from '../../../src/api/response.ts'
import { callRows } from '../spec/calls.rows.ts'
import { callsByArea, everyCall } from '../../../mocks/calls/index.ts'
import type { Describer } from './describe.ts'
import { exampleOf, pathOf, type CallName, type ErrorExample } from './examples.ts'
import { schemaOf } from './schemas.ts'

/** The path, with parameters in OpenAPI's notation. */
export const templateOf = (name: CallName): string => pathOf(name).replaceAll(/:(\w+)/g, '{$1}')

const areaOf = (name: CallName): string =>
  Object.entries(callsByArea).find(([, calls]) => name in calls)?.[0] ?? ''

/** The variants of a request: a single one, unless the schema is a choice. */
const variantsOf = (schema: JsonSchema): readonly JsonSchema[] =>
  schema.oneOf?.filter((variant) => typeof variant === 'object') ?? [schema]

/** A request's fields as parameters. A field that only some variants require is optional, and may have any variant's values. */
function parametersOf(
  schema: JsonSchema,
  where: 'path' | 'query',
  isHere: (field: string) => boolean,
  meaningOf: (field: string) => string | undefined,
) {
  const variants = variantsOf(schema)
  const fields = [...new Set(variants.flatMap(({ properties = {} }) => Object.keys(properties)))].filter(
    isHere,
  )
  return fields.map((name) => {
    const schemas = variants.flatMap(({ properties = {} }) => {
      const own = properties[name]
      return typeof own === 'object' ? [own] : []
    })
    const values = schemas.flatMap((own) => (own.const === undefined ? [] : [own.const]))
    const [first = {}] = schemas
    return {
      name,
      description: meaningOf(name) ?? '',
      in: where,
      required: variants.every(({ required = [] }) => required.includes(name)),
      schema: values.length > 1 ? { enum: values } : first,
    }
  })
}

/** An object schema without some of its fields. */
function without(schema: JsonSchema, left: readonly string[]): JsonSchema {
  const { properties = {}, required = [], ...others } = schema
  if (left.length === 0 || !schema.properties) return schema
  const kept = Object.entries(properties).filter(([name]) => !left.includes(name))
  if (kept.length === 0) return { type: 'object', additionalProperties: false }
  return {
    ...others,
    properties: Object.fromEntries(kept),
    required: required.filter((name) => !left.includes(name)),
  }
}

/** Where the path comes from. 'open': the specification gives none. */
const source = (name: CallName) => {
  const [, , from] = callRows[name] ?? []
  if (from === 'auth' || from === 'saving') return 'specification'
  return from === 'resource' ? 'resource' : 'open'
}

/** The answers to a call. */
async function responsesOf(name: CallName, errors: readonly ErrorExample[], describer: Describer) {
  const { response } = everyEndpoint[name]
  const { answer } = await exampleOf(name)
  const isEmpty = (response as GenericSchema) === emptyResponseSchema
  const success = {
    description: startsSession.includes(name) ? 'The member, and the cookie of a session.' : 'The answer.',
    content: {
      'application/json': { schema: describer.described(schemaOf(response), [name]), example: answer?.body },
    },
  }
  const examples = Object.fromEntries(
    errors.map(({ row, body }) => [row, { summary: `Leads to the row ${row}`, value: body }]),
  )
  const failure = {
    description: 'Refused. The code, or else the status, leads to a row of the error catalogue.',
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorAnswer' },
        ...(errors.length > 0 && { examples }),
      },
    },
  }
  return {
    '200': success,
    ...(isEmpty && { '204': { description: 'The same, without a body.' } }),
    '4XX': failure,
    '5XX': { $ref: '#/components/responses/ServerError' },
  }
}

/** What the document says about a call. */
export async function operationOf(name: CallName, errors: readonly ErrorExample[], describer: Describer) {
  const { method, path } = everyEndpoint[name]
  const { summary, request, more = '' } = everyCall[name]
  const { sent } = await exampleOf(name)
  const schema = schemaOf(request)
  const inPath = [...(path ?? '').matchAll(/:(\w+)/g)].map(([, field = '']) => field)
  // The URL of an endpoint without a path is not part of the body.
  const left = path === null ? ['url'] : inPath
  const meaningOf = (field: string) => describer.meaningOf(field, [name])
  const parameters = [
    ...parametersOf(schema, 'path', (field) => inPath.includes(field), meaningOf),
    ...(method === 'GET' ? parametersOf(schema, 'query', (field) => !inPath.includes(field), meaningOf) : []),
  ]
  return {
    operationId: name,
    tags: [areaOf(name)],
    summary: summary.replace(/\.$/, ''),
    description: [
      summary,
      more,
      source(name) !== 'specification' && `An app may replace the path: \`policy.paths.calls.${name}\`.`,
      needsSession(name) && 'For members: send the cookie of the session.',
    ]
      .filter(Boolean)
      .join('\n\n'),
    security: needsSession(name) ? [{ session: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(method !== 'GET' && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: describer.described(without(schema, left), [name]),
            example: sent.body,
          },
        },
      },
    }),
    responses: await responsesOf(name, errors, describer),
    'x-path-source': source(name),
  }
}

export type Operation = Awaited<ReturnType<typeof operationOf>>
