import { generate } from '../openapi/document.ts'
import { conventions, dropped } from '../openapi/prose.ts'
import type { Operation } from '../openapi/operations.ts'
import { Code, DocTable, DocText } from '../frame/DocTable.tsx'
import { Prose } from '../frame/Prose.tsx'

const openapi = await generate()

const Json = ({ value }: { readonly value: unknown }) => (
  <pre style={{ fontSize: 11, overflowX: 'auto' }}>{JSON.stringify(value, null, 2)}</pre>
)

/** A call's answers: the success, and each error with the row that it leads to. */
function examplesOf({ parameters, requestBody, responses }: Operation) {
  const { examples = {} } = responses['4XX'].content['application/json']
  return [
    ['Parameters', parameters?.map(({ name, in: where, required }) => ({ name, in: where, required }))],
    ['Request', requestBody?.content['application/json'].example],
    ['Answer', responses['200'].content['application/json'].example],
    ...Object.entries(examples).map(([row, { value }]) => [row, value] as const),
  ] as const
}

const Call = ({ method, path, operation }: { method: string; path: string; operation: Operation }) => (
  <details id={operation.operationId} style={{ marginBlockEnd: 8 }}>
    <summary>
      <strong>{operation.operationId}</strong> <Code>{`${method.toUpperCase()} ${path}`}</Code>{' '}
      {operation.summary}
    </summary>
    <p style={{ whiteSpace: 'pre-line' }}>
      <Prose text={operation.description} />
    </p>
    {examplesOf(operation)
      .filter(([, value]) => value !== undefined)
      .map(([title, value]) => (
        <div key={title}>
          <Code>{title}</Code>
          <Json value={value} />
        </div>
      ))}
  </details>
)

/** The calls of one area. */
const Area = ({ name }: { readonly name: string }) =>
  Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(name))
      .map(([method, operation]) => (
        <Call key={operation.operationId} method={method} path={path} operation={operation} />
      )),
  )

/** The content of the OpenAPI document, for human readers. */
export const ApiPage = () => (
  <>
    {Object.entries(conventions).map(([topic, text]) => (
      <section key={topic}>
        <h2>{topic}</h2>
        <DocText>
          <Prose text={text} />
        </DocText>
      </section>
    ))}
    {openapi.tags.map(({ name, description }) => (
      <section key={name}>
        <h2>{description.replace(/\.$/, '')}</h2>
        <DocText>
          <Area name={name} />
        </DocText>
      </section>
    ))}
    <h2>Error codes</h2>
    <DocTable
      columns={{ Code: 20, Numbers: 15, 'Rows of the error catalogue': 40, Calls: 25 }}
      rows={openapi['x-error-codes'].map(({ name, numbers, rows, calls }) => ({
        key: name,
        Code: <Code>{name}</Code>,
        Numbers: numbers.join(', '),
        'Rows of the error catalogue': <Code>{rows.join(', ')}</Code>,
        Calls: <Code>{calls.join(', ')}</Code>,
      }))}
    />
    <h2>What is left out</h2>
    <DocTable
      columns={{ What: 40, Why: 60 }}
      rows={dropped.map(({ what, why }) => ({
        key: what,
        What: <Prose text={what} />,
        Why: <Prose text={why} />,
      }))}
    />
  </>
)
