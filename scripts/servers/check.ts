/**
 * `npm run test:beside -- servers`: builds an app for each server of docs/other-servers.md from the files on that page, with the packed package.
 * Its HTML must have the form, its styles and a nonce; then somebody logs in, where no warning and no blocked style is allowed.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Browser } from 'playwright'
import { createMockServer } from '../../mocks/server/index.ts'
import { launchOptions } from '../browser.ts'
import { check } from '../package/named.ts'
import { pack } from '../package/pack.ts'
import { run } from '../package/run.ts'
import { hydrated, visit } from '../package/visit.ts'
import { filesOf } from './filesOf.ts'

const root = join(import.meta.dirname, '../..')
const page = await readFile(join(root, 'docs/other-servers.md'), 'utf8')

/** The folders in `example-servers`, by the headings of the page. */
const servers = { 'React Router': 'react-router', Astro: 'astro', 'Node, streaming': 'node' } as const

async function build(heading: keyof typeof servers, tarball: string): Promise<string> {
  const app = await mkdtemp(join(tmpdir(), `tackboard-${servers[heading]}-`))
  await cp(join(root, 'example-servers', servers[heading]), app, { recursive: true })
  for (const [file, code] of filesOf(page, heading)) {
    await mkdir(dirname(join(app, file)), { recursive: true })
    await writeFile(join(app, file), code)
  }
  await run(app, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball])
  await run(app, 'npm', ['run', 'build'], { ASTRO_TELEMETRY_DISABLED: '1' })
  return app
}

async function serve(app: string, api: string) {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts'), app, api], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(createInterface(server.stdout), 'line')
  return { url: String(url), close: () => server.kill() }
}

async function hasStyles(url: string) {
  const response = await fetch(`${url}/login`)
  const html = await response.text()
  assert.ok(html.includes('name="password"'), `The page lacks its form:\n${html.slice(0, 2000)}`)
  const [, nonce = 'none'] = /<meta property="csp-nonce" nonce="([^"]+)"/.exec(html) ?? []
  const [style = ''] = /<style[^>]*data-styled[^>]*>[^]*?<\/style>/.exec(html) ?? []
  assert.ok(style.includes(`nonce="${nonce}"`) && style.length > 2000, 'The page lacks its styles.')
  const policy = response.headers.get('content-security-policy') ?? html
  assert.ok(policy.includes(`'nonce-${nonce}'`), `The policy lacks the nonce: ${policy.slice(0, 2000)}`)
}

const logsIn = (browser: Browser, url: string) =>
  visit(browser, {}, async (tab) => {
    await tab.goto(`${url}/login?next=/login?done`)
    await hydrated(tab)
    await tab.getByLabel('Email').fill('wren@example.com')
    await tab.getByLabel('Password', { exact: true }).fill('wrong')
    await tab.getByRole('button', { name: 'Log in', exact: true }).click()
    await tab.getByText('The password you entered is incorrect.').waitFor()
  })

const tarball = await pack()
const api = await createMockServer()
const browser = await chromium.launch(await launchOptions())
const only = process.argv[2]
for (const heading of ['React Router', 'Astro', 'Node, streaming'] as const) {
  if (only && servers[heading] !== only) continue
  const app = await check(`${heading}: builds from the files of the page`, () => build(heading, tarball))
  if (!app) continue
  const site = await check(`${heading}: starts`, () => serve(app, api.url))
  if (site) {
    await check(`${heading}: the HTML has the form, its styles and a nonce`, () => hasStyles(site.url))
    await check(`${heading}: hydrates and answers under its policy`, () => logsIn(browser, site.url))
    site.close()
  }
  await rm(app, { recursive: true, force: true })
}
await browser.close()
await api.close()
