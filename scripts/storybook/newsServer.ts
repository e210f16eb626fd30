/**
 * The pictures of the page What’s new: files in the static build, and in `npm run storybook` the pictures that wait for a decision as well,
 * which a person may accept or reject there. The static build has no part of that.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { acceptWaiting, ownPlaces, rejectWaiting, waiting, type Places } from '../visual/waiting.ts'
import { newsFolder } from '../visual/writeNews.ts'

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
}

/** A request's head, as far as it decides who asks. */
export interface Asking {
  readonly remoteAddress: string | undefined
  readonly host: string | undefined
  readonly origin: string | undefined
  readonly token: string | string[] | undefined
}

/**
 * Why a request may not change pictures; null if it may. Another site could send one to this machine, or point its own name at it: only our
 * own page, on this machine, knows the token.
 */
export function refusal({ remoteAddress, host, origin, token }: Asking, secret: string): string | null {
  if (!/^(::1|(::ffff:)?127\.0\.0\.1)$/.test(remoteAddress ?? '')) return 'not from this machine'
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '')) return 'not by a name of this machine'
  if (origin !== `http://${host}`) return 'not from this page'
  return token === secret ? null : 'without the token of this page'
}

/** The file that an address of the page means; null for any other. */
export function fileOf(path: string, { report }: Pick<Places, 'report'>): string | null {
  if (/^\/(news\.json|before\/[0-9a-f]{40}\.webp)$/.test(path)) return join(newsFolder, path)
  return /^\/(actual|expected)\/(sheets\/[\w-]+\/)?[\w-]+\.png$/.test(path) ? join(report, path) : null
}

async function bodyOf(request: IncomingMessage): Promise<{ readonly id: string; readonly note: string }> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > 10_000) throw new Error('The request is too long.')
  }
  // SAFETY: any value may be read by key.
  const { id, note } = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>
  return { id: String(id), note: String(note ?? '') }
}

const noNews = 'null'

/** Answers the page in development. Decisions are made one after another, because each changes the folder of pictures. */
function answers(places: Places) {
  const secret = randomUUID()
  let last: Promise<unknown> = Promise.resolve()

  const decide = async (request: IncomingMessage, path: string) => {
    const { origin, host } = request.headers
    const { remoteAddress } = request.socket
    const because = refusal({ remoteAddress, host, origin, token: request.headers['x-token'] }, secret)
    if (because) return { status: 403, body: because }
    const { id, note } = await bodyOf(request)
    const work = last.then(() =>
      path === '/accept' ? acceptWaiting(places, id) : rejectWaiting(places, id, note),
    )
    last = work.catch(() => undefined)
    return work.then(
      () => ({ status: 200, body: '' }),
      (error: unknown) => ({ status: 409, body: String(error) }),
    )
  }

  const read = async (path: string) => {
    if (path === '/waiting.json')
      return { status: 200, body: JSON.stringify({ token: secret, items: await waiting(places) }) }
    const file = fileOf(path, places)
    if (file && existsSync(file)) return { status: 200, body: await readFile(file) }
    return path === '/news.json' ? { status: 200, body: noNews } : { status: 404, body: '' }
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://news')
    const isDecision = request.method === 'POST' && /^\/(accept|reject)$/.test(pathname)
    const { status, body } = await (isDecision ? decide(request, pathname) : read(pathname))
    response
      .writeHead(status, {
        'Content-Type': types[extname(pathname)] ?? 'text/plain',
        'Cache-Control': 'no-store',
      })
      .end(body)
  }
}

/** A Vite plugin that answers `news/…`. */
export const news = (places: Places = ownPlaces): Plugin => ({
  name: 'news',
  configureServer({ middlewares }) {
    const answer = answers(places)
    middlewares.use('/news', (request, response) => {
      answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
    })
  },
  async generateBundle() {
    const data = join(newsFolder, 'news.json')
    const source = existsSync(data) ? await readFile(data) : noNews
    this.emitFile({ type: 'asset', fileName: 'news/news.json', source })
    const pictures = join(newsFolder, 'before')
    for (const file of existsSync(pictures) ? await readdir(pictures) : [])
      this.emitFile({
        type: 'asset',
        fileName: `news/before/${file}`,
        source: await readFile(join(pictures, file)),
      })
  },
})
