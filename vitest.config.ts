import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import type { Media } from './.storybook/media.ts'
import { contentSecurityPolicy } from './.storybook/nonce.ts'
import { looksLike } from './scripts/atFirstSight.ts'
import { launchOptions } from './scripts/browser.ts'
import { compileMessages } from './scripts/messages/plugin.ts'
import { keepPages, keepStyle } from './scripts/sheets/keep.ts'

process.env['TZ'] = 'UTC'
const chromium = await launchOptions()

/** A page waits for its answers half of the time: three of them keep two cores busy. */
const maxWorkers = Math.max(3, availableParallelism() - 1)

/** A fresh one each time: vitest writes the project's name into `instances`. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: chromium,
    contextOptions: { locale: 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1, reducedMotion: 'reduce' },
  }),
})

/** Forced colours and the like, for the stories that ask: see .storybook/media.ts. */
const emulateMedia: BrowserCommand<[Media]> = ({ page }, media) => page.emulateMedia(media)

const pictureOf = (name: string) =>
  resolve(import.meta.dirname, process.env['PICTURES_INTO'] ?? 'stories/__pictures__', `${name}.png`)

/** One flat folder of committed pictures, named by story id; what differs goes to `.cache/pictures`. */
const pictures = {
  comparatorName: 'pixelmatch' as const,
  comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0, includeAA: true },
  resolveScreenshotPath: ({ arg }: { arg: string }) => pictureOf(arg.replace('__', '--')),
  resolveDiffPath: ({ arg, root }: { arg: string; root: string }) =>
    resolve(root, '.cache/pictures', `${arg.replace('__', '--')}.png`),
}

/** Met only once a test is imported; found late, they would make Vite reload the page and load React twice. */
const bundledAhead = [
  '@xstate/react',
  'axe-core',
  'canvas-confetti',
  'msw',
  'msw/browser',
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'storybook/test',
  'styled-components',
  'valibot',
  'xstate',
]

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), compileMessages()],
        test: {
          name: 'unit',
          environment: 'node',
          // Rules, machines and the client keep nothing between files: a worker is not made anew for each.
          isolate: false,
          maxWorkers: availableParallelism(),
          // Properties run thousands of cases; a busy machine takes its time.
          testTimeout: 30_000,
          include: ['{src,machines,mocks,stories,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.{ts,tsx}', 'stories/coverage.test.ts'],
        },
      },
      {
        plugins: [compileMessages()],
        test: { name: 'gate', environment: 'node', include: ['stories/coverage.test.ts'] },
      },
      {
        plugins: [react(), compileMessages()],
        publicDir: '.storybook/public',
        optimizeDeps: { include: bundledAhead },
        test: {
          name: 'browser',
          // One page for the files of a worker: each test mounts anew, and takes away what it mounted.
          isolate: false,
          setupFiles: ['stories/support/stage/freshTables.ts'],
          maxWorkers,
          // A view that is fetched when it is wanted comes late on a busy machine, as it does to a person.
          testTimeout: 30_000,
          include: ['{src,machines,mocks,stories}/**/*.browser.test.{ts,tsx}'],
          browser: browser(),
        },
      },
      {
        plugins: [
          storybookTest({ configDir: '.storybook', initialGlobals: { viewport: { value: 'desktop' } } }),
        ],
        server: { headers: { 'Content-Security-Policy-Report-Only': contentSecurityPolicy } },
        test: {
          name: 'stories',
          // Each story sets its own stage, tables and answers, so that the files of a worker may share one page: it is fetched once, not 72 times.
          isolate: false,
          maxWorkers,
          setupFiles: ['.storybook/vitest.setup.ts'],
          env: {
            PICTURES: process.env['PICTURES'] ?? '',
            PICTURES_ONLY: process.env['PICTURES_ONLY'] ?? '',
            SHEETS: process.env['SHEETS'] ?? '',
          },
          api: { allowWrite: true },
          // A story that is red twice is red: a machine that stalls for a moment is not a changed picture. What is compared is compared to the pixel.
          retry: 1,
          testTimeout: 30_000,
          browser: {
            ...browser(),
            commands: { emulateMedia, keepPages, keepStyle, looksLike: looksLike(pictureOf) },
            expect: { toMatchScreenshot: pictures },
          },
        },
      },
    ],
  },
})
