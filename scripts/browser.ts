/**
 * Which Chromium runs, decided once for vitest, the pictures and the consumer check.
 *
 * On Linux x64 it is the one inside the npm package `@sparticuz/chromium`, so that a machine with only Node and npm needs
 * no download and every picture is drawn by the same browser and the same fonts. Elsewhere it is Playwright's own.
 */
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflate, setupLambdaEnvironment } from '@sparticuz/chromium'
import { chromium, type LaunchOptions } from 'playwright'

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url))
const packed = join(modules, '@sparticuz/chromium')
// SAFETY: every package.json of npm has a version.
const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string }
const home = join(modules, '.cache', `chromium-${version}`)
const isPacked = process.platform === 'linux' && process.arch === 'x64'

/** Only the packaged font: a machine's own fonts would change the pictures. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`

/** Unpacks into a folder of its own and moves it into place, so that two processes may unpack at once. */
async function unpack() {
  const draft = `${home}.${process.pid}`
  await mkdir(draft, { recursive: true })
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = draft
  try {
    const files = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']
    await Promise.all(files.map((file) => inflate(join(packed, 'bin', file))))
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
  await writeFile(join(draft, 'fonts', 'fonts.conf'), fontsConf)
  await rename(draft, home).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(home)) throw error
  })
}

/** What `chromium.launch` of Playwright needs. The first call unpacks the browser, which takes about two seconds. */
export async function launchOptions(): Promise<LaunchOptions> {
  // Partial raster redraws a part of a tile over the old one, and smooths the corners of borders differently each time.
  const args = ['--font-render-hinting=none', '--disable-partial-raster']
  if (!isPacked) return { args }
  if (!existsSync(home)) await unpack()
  process.env['FONTCONFIG_PATH'] = join(home, 'fonts')
  setupLambdaEnvironment(join(home, 'al2023', 'lib'))
  return { executablePath: join(home, 'chromium'), args: ['--no-sandbox', ...args] }
}

/** The browser that runs here, as recorded beside the pictures: `Chromium 153.0.8010.0 (npm package 153.0.0)`. */
export async function browserVersion(): Promise<string> {
  const browser = await chromium.launch(await launchOptions())
  const number = browser.version()
  await browser.close()
  return `Chromium ${number} (${isPacked ? `npm package ${version}` : `Playwright's own, ${process.platform}`})`
}
