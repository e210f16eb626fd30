import { Ajv2020 } from 'ajv/dist/2020.js'
import { everyEndpoint } from '../../../../src/api/everyEndpoint.ts'
import type { CallName } from '../examples.ts'
import { templateOf } from '../operations.ts'
import type { OpenApiDocument } from '../document.ts'

/** What is wrong with a value, one problem per line; null if nothing is. */
type Check = (value: unknown) => string | null

/** Validates against parts of the document itself, so that the published schemas are the ones tested. */
export function validator(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, addUsedSchema: false })
  ajv.addSchema(document, 'openapi.json')

  const at = (...pointer: readonly string[]): Check => {
    const path = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    const validate = ajv.compile({ $ref: `openapi.json#/${path.join('/')}` })
    return (value) =>
      validate(value)
        ? null
        : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join('\n')
  }
  const operation = (name: CallName) => ['paths', templateOf(name), everyEndpoint[name].method.toLowerCase()]
  const json = ['content', 'application/json', 'schema'] as const
  return {
    request: (name: CallName) => at(...operation(name), 'requestBody', ...json),
    parameter: (name: CallName, index: number) =>
      at(...operation(name), 'parameters', String(index), 'schema'),
    answer: (name: CallName) => at(...operation(name), 'responses', '200', ...json),
    error: at('components', 'schemas', 'ErrorAnswer'),
  }
}

/** The operation of a call. */
export const operationIn = (document: OpenApiDocument, name: CallName) =>
  document.paths[templateOf(name)]?.[everyEndpoint[name].method.toLowerCase()]
