/**
 * Selects the Chromium that Vitest, the visual tests, the benchmarks and the package check run.
 *
 * On Linux x64 it is the one in the npm package `@sparticuz/chromium`: a machine with only Node and npm needs no other download, and every
 * screenshot is taken with the same browser and fonts. On other platforms it is Playwright's own.
 */
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflate, setupLambdaEnvironment } from '@sparticuz/chromium'
import { chromium, type LaunchOptions } from 'playwright'

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url))
const packed = join(modules, '@sparticuz/chromium')
// SAFETY: every package on npm has a version.
const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string }
const unpacked = join(modules, '.cache', `chromium-${version}`)
const isPacked = process.platform === 'linux' && process.arch === 'x64'

/** Uses only the bundled font, because fonts installed on the machine would change screenshots. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`

/** Unpacks into a temporary folder, then moves it into place, so that two processes can unpack at the same time. */
async function unpack() {
  const temporary = `${unpacked}.${process.pid}`
  await mkdir(temporary, { recursive: true })
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = temporary
  try {
    const files = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']
    await Promise.all(files.map((file) => inflate(join(packed, 'bin', file))))
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
  await writeFile(join(temporary, 'fonts', 'fonts.conf'), fontsConf)
  await rename(temporary, unpacked).catch(async (error: unknown) => {
    await rm(temporary, { recursive: true, force: true })
    if (!existsSync(unpacked)) throw error
  })
}

/** Options for Playwright's `chromium.launch`. The first call unpacks the browser, which takes about two seconds. */
export async function launchOptions(): Promise<LaunchOptions> {
  // Partial raster repaints parts of a tile, and anti-aliases border corners differently each time.
  const args = ['--font-render-hinting=none', '--disable-partial-raster']
  if (!isPacked) return { args }
  if (!existsSync(unpacked)) await unpack()
  process.env['FONTCONFIG_PATH'] = join(unpacked, 'fonts')
  setupLambdaEnvironment(join(unpacked, 'al2023', 'lib'))
  return { executablePath: join(unpacked, 'chromium'), args: ['--no-sandbox', ...args] }
}

/** The browser's version as recorded next to the screenshots: `Chromium 153.0.8010.0 (npm package 153.0.0)`. */
export async function browserVersion(): Promise<string> {
  const browser = await chromium.launch(await launchOptions())
  const number = browser.version()
  await browser.close()
  return `Chromium ${number} (${isPacked ? `npm package ${version}` : `Playwright's own, ${process.platform}`})`
}
