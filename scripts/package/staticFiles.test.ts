import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockServer, type MockServer } from '../../mocks/server/index.ts'
import { staticFiles } from './staticFiles.ts'

let server: MockServer
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-files-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>App</title>')
  await writeFile(join(folder, 'app.js'), 'export {}')
  server = await createMockServer({ fallback: [staticFiles(folder)] })
})
afterAll(() => server.close())

it('serves files, and the page for every other path', async () => {
  const page = await fetch(`${server.url}/boards/of/wren`)
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  expect(await page.text()).toContain('<title>App</title>')
  expect((await fetch(`${server.url}/app.js`)).headers.get('content-type')).toMatch(/^text\/javascript/)
  expect((await fetch(`${server.url}/missing.js`)).status).toBe(404)
})

it('never serves files outside its folder', async () => {
  for (const path of ['/..%2f..%2f..%2f..%2fetc%2fhosts.json', '/%2e%2e/%2e%2e/package.json'])
    expect((await fetch(server.url + path)).status).toBe(404)
})
