import type { JsonSchema } from '@valibot/to-json-schema'

/** The parts of OpenAPI 3.1 that the document uses. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly summary: string
    readonly description: string
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, Answer>>
    readonly securitySchemes: Readonly<Record<string, object>>
  }
  /** Every named error code: its numbers, the rows that show it, and the calls for which the mocks return it. */
  readonly 'x-error-codes': readonly ErrorCode[]
}

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<Record<string, Answer | { readonly $ref: string }>>
  /** Where the path comes from. 'open': the specification gives none. */
  readonly 'x-path-source': 'specification' | 'resource' | 'open'
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: JsonSchema
  readonly example?: unknown
}

export interface Answer {
  readonly description: string
  readonly content?: Content
}

interface Content {
  readonly 'application/json': {
    readonly schema: JsonSchema
    readonly example?: unknown
    readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>
  }
}

export interface ErrorCode {
  readonly name: string
  readonly numbers: readonly number[]
  readonly rows: readonly string[]
  readonly calls: readonly string[]
}
