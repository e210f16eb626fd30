/** The OpenAPI document of the calls that the product makes, generated from their endpoints, their schemas and the mocks. */
import { everyEndpoint } from '../../../src/api/everyEndpoint.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { createDescriber, type Describer } from './describe.ts'
import { errorCodes, errorSchemas } from './errors.ts'
import { callNames, errorExamples, mockServerUrl } from './examples.ts'
import { operationOf, templateOf, type Operation } from './operations.ts'
import { description } from './prose.ts'
import { sharedSchemas } from './schemas.ts'

const tags: Readonly<Record<string, string>> = {
  auth: 'Getting into an account.',
  saving: 'Pins, boards and sections.',
  people: 'Following, blocking and moving pins.',
  createPin: 'Saving a page of another site.',
  business: 'Acting for a business.',
  promote: 'Turning a pin into an ad.',
}

async function pathsOf(describer: Describer) {
  const errors = await errorExamples()
  const paths: Record<string, Record<string, Operation>> = {}
  for (const name of callNames) {
    const path = templateOf(name)
    paths[path] = {
      ...paths[path],
      [everyEndpoint[name].method.toLowerCase()]: await operationOf(name, errors.get(name) ?? [], describer),
    }
  }
  return paths
}

/** Creates the document. The describer says what each field means. */
export const generate = async (describer = createDescriber()) => ({
  openapi: '3.1.1',
  info: {
    title: 'The API behind Tackboard',
    version: manifest.version,
    summary: 'The calls for getting into an account, saving, people, businesses and ads.',
    description,
    license: { name: manifest.license, identifier: manifest.license },
  },
  servers: [{ url: mockServerUrl, description: 'The mock server: npx tackboard-mock' }],
  tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
  paths: await pathsOf(describer),
  components: {
    schemas: Object.fromEntries(
      Object.entries({ ...sharedSchemas(), ...errorSchemas }).map(([name, schema]) => [
        name,
        describer.described(schema, [name]),
      ]),
    ),
    responses: {
      ServerError: {
        description:
          'The server failed. Any body; an error object in it is read. The call may be tried again.',
      },
    },
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: 'tackboard_session',
        description: 'The cookie of a session. Its name is up to the server.',
      },
    },
  },
  'x-error-codes': errorCodes(),
})

export type OpenApiDocument = Awaited<ReturnType<typeof generate>>
