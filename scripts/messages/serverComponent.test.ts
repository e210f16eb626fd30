import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { ReactElement } from 'react'
import { createFromNodeStream } from 'react-server-dom-webpack/client.node'
import { build } from 'tsdown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadMessages, locales } from '../../src/messages/load.ts'

const folder = resolve('.cache/serverComponent')

/** Renders on a server, in a separate process, because React behaves differently there. Returns the stream that a browser would receive. */
async function render(file: string, locale: string): Promise<string> {
  const script = join(import.meta.dirname, 'renderOnServer.ts')
  const url = pathToFileURL(join(folder, file)).href
  const args = ['--conditions', 'react-server', script, url, locale]
  return (await promisify(execFile)(process.execPath, args)).stdout
}

/** Decodes the stream as a browser would. Returns the props of the client component. */
async function receive(stream: string) {
  const provider = { id: 'provider', name: 'TackboardProvider', chunks: [] }
  const { props } = await createFromNodeStream<ReactElement<{ locale: string; messages: object }>>(
    Readable.from([Buffer.from(stream)]),
    { moduleMap: { provider: { TackboardProvider: provider } }, moduleLoading: null, serverModuleMap: null },
  )
  return props
}

beforeAll(() => build({ entry: ['src/messages.ts'], dts: false, outDir: folder, logLevel: 'error' }))
afterAll(() => rm(folder, { recursive: true }))

describe('a server component', () => {
  it.each(locales)('passes the messages of %s to a client component', async (locale) => {
    const props = await receive(await render('messages.js', locale))
    expect(props).toEqual({ locale, messages: await loadMessages(locale) })
  })

  it('could not pass messages that are functions', async () => {
    await mkdir(folder, { recursive: true })
    const broken = `export const negotiateLocale = () => 'de'
      export const loadMessages = async () => ({ 'login.submit': () => 'Anmelden' })`
    await writeFile(join(folder, 'broken.js'), broken)
    await expect(render('broken.js', 'de')).rejects.toThrow(
      'Functions cannot be passed directly to Client Components',
    )
  })
})
