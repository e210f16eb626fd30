import type { IncomingMessage, ServerResponse } from 'node:http'

/** Converts a request of Node's server to one that handlers accept. */
export async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const sent = Object.entries(headers).filter(
    (header): header is [string, string] => typeof header[1] === 'string',
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody && { body: Buffer.concat(chunks) }
  return new Request(new URL(url, `http://${headers.host}`), { method, headers: sent, ...body })
}

/** Sends a response. A response of type 'error' drops the connection. */
export async function reply(
  outgoing: ServerResponse,
  response: Response,
  extra: Readonly<Record<string, string>>,
) {
  if (response.type === 'error') return void outgoing.destroy()
  const { 'set-cookie': _joined, ...headers } = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie()
  outgoing.writeHead(response.status, {
    ...headers,
    ...extra,
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

/** A JSON response. */
export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers })

/** The cookies of a request, by name. */
export const cookiesOf = (request: Request): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (request.headers.get('cookie') ?? '').split(';').flatMap((pair) => {
      const [name = '', ...value] = pair.trim().split('=')
      return name ? [[name, value.join('=')]] : []
    }),
  )
