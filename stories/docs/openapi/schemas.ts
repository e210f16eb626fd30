import {
  toJsonSchema,
  toJsonSchemaDefs,
  type ConversionConfig,
  type JsonSchema,
  type OverrideActionContext,
  type OverrideSchemaContext,
} from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { pinSchema } from '../../../src/api/auth/entities/pin.ts'
import { userSchema } from '../../../src/api/auth/entities/login.ts'
import {
  passkeyCreationDataSchema,
  passkeyRequestDataSchema,
} from '../../../src/api/auth/entities/passkey.ts'
import { profileSchema } from '../../../src/api/business/business.entities.ts'
import { memberSchema } from '../../../src/api/people/entities/member.ts'
import { nonEmptySchema } from '../../../src/api/response.ts'
import {
  boardSchema,
  candidateSchema,
  pinDetailsSchema,
  savedPinSchema,
  sectionSchema,
} from '../../../src/api/saving/entities/saving.ts'

/** Schemas that several answers share, or that deserve a name. */
const named = {
  User: userSchema,
  PinThumbnail: pinSchema,
  Board: boardSchema,
  BoardSection: sectionSchema,
  SavedPin: savedPinSchema,
  PinDetails: pinDetailsSchema,
  Member: memberSchema,
  CollaboratorCandidate: candidateSchema,
  Profile: profileSchema,
}

/** Marks a string whose case is ignored, until the list of values that follows has been converted. */
const anyCase = 'in any case'

/** A nullable value: `type: ['string', 'null']` if the type alone describes it. */
function nullable(schema: JsonSchema): JsonSchema {
  const { anyOf: [inner] = [], ...others } = schema
  return typeof inner === 'object' && typeof inner.type === 'string' && !inner.enum && !inner.properties
    ? { ...inner, ...others, type: [inner.type, 'null'] }
    : schema
}

/** Malformed items of a list are ignored, so answers may contain them. The document does not allow them. */
const withoutMalformed = (item: JsonSchema): JsonSchema => {
  const [first] = item.anyOf ?? []
  return typeof first === 'object' ? first : item
}

const challenge: JsonSchema = { type: 'string', minLength: 1 }
const wish: JsonSchema = { enum: ['required', 'preferred', 'discouraged'] }
const passkeysOf: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'type'],
    properties: {
      id: { type: 'string' },
      type: { const: 'public-key' },
      transports: { type: 'array', items: { type: 'string' } },
    },
  },
}

/** WebAuthn's `PublicKeyCredentialRequestOptionsJSON`, of which a browser may know further fields. */
const passkeyRequest: JsonSchema = {
  type: 'object',
  required: ['challenge'],
  properties: {
    challenge,
    timeout: { type: 'number' },
    rpId: { type: 'string' },
    allowCredentials: passkeysOf,
    userVerification: wish,
  },
}

/** WebAuthn's `PublicKeyCredentialCreationOptionsJSON`, likewise. */
const passkeyCreation: JsonSchema = {
  type: 'object',
  required: ['challenge', 'rp', 'user', 'pubKeyCredParams'],
  properties: {
    challenge,
    timeout: { type: 'number' },
    rp: {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string' }, id: { type: 'string' } },
    },
    user: {
      type: 'object',
      required: ['id', 'name', 'displayName'],
      properties: { id: { type: 'string' }, name: { type: 'string' }, displayName: { type: 'string' } },
    },
    pubKeyCredParams: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'alg'],
        properties: { type: { const: 'public-key' }, alg: { type: 'integer' } },
      },
    },
    excludeCredentials: passkeysOf,
    authenticatorSelection: {
      type: 'object',
      properties: {
        authenticatorAttachment: { enum: ['platform', 'cross-platform'] },
        residentKey: wish,
        userVerification: wish,
      },
    },
  },
}

function overrideSchema({ valibotSchema: schema, jsonSchema, errors }: OverrideSchemaContext): JsonSchema {
  if (schema === nonEmptySchema) return { type: 'string', minLength: 1 }
  if (schema === passkeyRequestDataSchema) return passkeyRequest
  if (schema === passkeyCreationDataSchema) return passkeyCreation
  if (schema.type === 'unknown') return { description: 'Not read: anything, or nothing.' }
  // The other custom schemas only say that an array is not an object, which `type: object` says as well.
  if (schema.type === 'custom') return jsonSchema
  if (errors) throw new Error(errors.join('\n'))
  if (schema.type === 'nullable') return nullable(jsonSchema)
  // A request that says nothing but where it is sent.
  if (schema.type === 'record' && JSON.stringify(jsonSchema.additionalProperties) === '{"not":{}}')
    return { type: 'object', additionalProperties: false }
  if (schema.type === 'union') {
    const { anyOf = [], ...others } = jsonSchema
    return { ...others, oneOf: anyOf }
  }
  const { items, required, ...others } = jsonSchema
  if (required?.length === 0) return others
  if (
    schema.type === 'array' &&
    'item' in schema &&
    'fallback' in Object(schema.item) &&
    typeof items === 'object'
  )
    return { ...jsonSchema, items: withoutMalformed(Array.isArray(items) ? {} : items) }
  if (schema.type === 'picklist' && jsonSchema.$comment === anyCase)
    return {
      type: 'string',
      enum: (jsonSchema.enum ?? []).flatMap((value) => [value, String(value).toUpperCase()]),
    }
  return jsonSchema
}

/** A check of the whole object, expressed in JSON Schema. */
const atLeastOne = (...fields: readonly string[]) => ({
  anyOf: fields.map((field) => ({ properties: { [field]: { type: 'string' as const } }, required: [field] })),
})

function overrideAction({ valibotAction: { type }, jsonSchema, errors }: OverrideActionContext): JsonSchema {
  if (type === 'to_lower_case') return { ...jsonSchema, $comment: anyCase }
  if (type === 'check' && jsonSchema.properties?.['redirect_status'])
    return { ...jsonSchema, ...atLeastOne('redirect_status', 'url') }
  // A transformation does not change what is accepted, and the remaining check concerns malformed items.
  if (errors && type !== 'transform' && type !== 'check') throw new Error(errors.join('\n'))
  return jsonSchema
}

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // The overrides throw instead, because only this mode accepts a pipe with several schemas, such as that of `object`.
  errorMode: 'ignore',
  overrideSchema,
  overrideAction,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

/** The shared schemas, by name. */
export const sharedSchemas = (): Readonly<Record<string, JsonSchema>> => toJsonSchemaDefs(named, config)

/** The JSON Schema of a valibot schema, with references to the shared ones. */
export function schemaOf(schema: v.GenericSchema): JsonSchema {
  const {
    $schema: _dialect,
    $defs: _shared,
    ...converted
  } = toJsonSchema(schema, { ...config, definitions: named })
  return converted
}
