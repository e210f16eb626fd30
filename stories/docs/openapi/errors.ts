import type { JsonSchema } from '@valibot/to-json-schema'
import type { CodeSlot } from '../../../src/domain/policy/codes.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { anyRow } from '../../../src/errors/index.ts'
import { rowIds } from '../../paths/rowsIn.ts'
import { callsOf } from './examples.ts'
import { scenario } from '../../../mocks/index.ts'

/** Every named code with its default numbers, its rows in the catalogue, and the calls that its scenarios answer. */
export const errorCodes = () =>
  // SAFETY: these are the keys of the table.
  (Object.keys(defaultPolicy.codes) as CodeSlot[]).map((name) => {
    const own = rowIds.filter((id) => anyRow(id).code === name)
    const calls = own.flatMap((row) => callsOf(scenario(row).handlers))
    return { name, numbers: defaultPolicy.codes[name], rows: own, calls: [...new Set(calls)] }
  })

const text: JsonSchema = { type: ['string', 'null'] }

/** The error object. auth.txt §3, saving.txt §8. */
const errorObject: JsonSchema = {
  type: 'object',
  description:
    'What went wrong. Every part may be missing. Of a wrong type, a part is ignored, and so is a blank text.',
  properties: {
    api_error_code: {
      type: ['integer', 'null'],
      description:
        'Leads to a row of the error catalogue: see `x-error-codes`. The numbers are set in the policy.',
    },
    http_status: {
      type: ['integer', 'null'],
      minimum: 100,
      maximum: 599,
      description: 'Counts if the answer itself is a 2xx.',
    },
    message: { ...text, description: 'Shown to people by the rows that show the server’s message.' },
    message_detail: { ...text, description: 'Added to the message, or shown instead of it.' },
    data: {
      anyOf: [
        {
          type: 'object',
          properties: {
            phone_number_end: {
              ...text,
              description: 'The last digits of the phone that a code was sent to.',
            },
            mfa_methods: {
              type: 'array',
              items: text,
              description: 'How else a code can be had: totp, backup_code. Any other is left out.',
            },
          },
        },
        { type: 'null' },
      ],
    },
    redirect_url: { ...text, description: 'With the status 301: where the resource is now.' },
  },
}

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** The schemas of an answer that reports a failed call. */
export const errorSchemas: Readonly<Record<string, JsonSchema>> = {
  ErrorObject: errorObject,
  ErrorEnvelope: {
    type: 'object',
    description: 'An error in the envelope. A plain string is its message.',
    properties: {
      resource_response: {
        type: 'object',
        properties: { error: { anyOf: [ref('ErrorObject'), { type: 'string' }] } },
        required: ['error'],
      },
    },
    required: ['resource_response'],
  },
  BareError: {
    description:
      'The error object as the whole body, or as its `error`. It needs a numeric code or status, because a message alone may come from a ' +
      'gateway and is not for people. Beside an envelope with an error, that one counts.',
    anyOf: ['api_error_code', 'http_status'].flatMap((field): JsonSchema[] => {
      const bare: JsonSchema = {
        allOf: [ref('ErrorObject'), { properties: { [field]: { type: 'integer' } }, required: [field] }],
      }
      return [bare, { type: 'object', properties: { error: bare }, required: ['error'] }]
    }),
  },
  ErrorAnswer: { anyOf: [ref('ErrorEnvelope'), ref('BareError')] },
}
