import { availableParallelism } from 'node:os'
import babel from '@rolldown/plugin-babel'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { LaunchOptions } from 'playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import type { Media } from './.storybook/media.ts'
import { contentSecurityPolicy } from './testing/stage/nonce.ts'
import { launchOptions } from './scripts/browser.ts'
import { compileMessages } from './scripts/messages/plugin.ts'
import { ownName } from './scripts/ownName.ts'
import { generated } from './scripts/storybook/generated.ts'
import { drawn, readHashes, taken } from './scripts/visual/pictures.ts'
import { storePages, storeStyle } from './scripts/visual/sheets/storage.ts'
import { takePicture } from './scripts/visual/takePicture.ts'

process.env['TZ'] = 'UTC'
const chromium = await launchOptions()

/** React, compiled by the React Compiler where `npm run test:beside -- compiler` asks for it. */
const withReact = () => [
  react(),
  process.env['REACT_COMPILER'] ? babel({ presets: [reactCompilerPreset()] }) : [],
]

/** Pages spend half of their time waiting, so three of them keep two cores busy. */
const maxWorkers = Math.max(3, availableParallelism() - 1)

/** Returns a new object each time, because vitest writes the project's name into `instances`. */
const browser = (options: LaunchOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: { ...chromium, ...options },
    contextOptions: { locale: 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1, reducedMotion: 'reduce' },
  }),
})

/** Needs scrollbars that take space, as on Windows. All other tests, and pictures, do without. */
const scrollbarTest = 'src/ui/dialog/scrollLock.browser.test.tsx'

/** Emulates forced colors and other media features for stories that ask for it. See .storybook/media.ts. */
const emulateMedia: BrowserCommand<[Media]> = ({ page }, media) => page.emulateMedia(media)

/** Compares, accepts or draws pictures: see scripts/visual/stories.ts. */
const { PICTURES } = process.env
const picture =
  PICTURES === 'draw'
    ? takePicture(new Map(), drawn, false)
    : takePicture(readHashes('stories'), taken, PICTURES === 'accept')

/** Imported only by tests. If Vite discovered them late, it would reload the page and load React twice. */
const bundledAhead = [
  ...'@guidepup/virtual-screen-reader @xstate/react axe-core canvas-confetti msw msw/browser react react/jsx-dev-runtime react-dom'.split(
    ' ',
  ),
  ...'@simplewebauthn/browser @simplewebauthn/server @simplewebauthn/server/helpers'.split(' '),
  ...'react-dom/client react-dom/server storybook/test styled-components valibot xstate'.split(' '),
]

/** Flows and primitives in a page. */
const inBrowser = (
  name: string,
  files: { include?: string[]; exclude?: string[] },
  options?: LaunchOptions,
) => ({
  plugins: [withReact(), compileMessages()],
  resolve: { alias: ownName },
  publicDir: '.storybook/public',
  optimizeDeps: { include: bundledAhead },
  test: {
    name,
    // A worker's files share one page: each test unmounts what it mounted.
    isolate: false,
    setupFiles: ['testing/stage/ownerStacks.ts', 'testing/stage/undrawn.ts', 'testing/stage/freshTables.ts'],
    maxWorkers,
    env: { REACT_PLAIN: process.env['REACT_PLAIN'] ?? '' },
    // Lazily loaded views take time on a busy machine.
    testTimeout: 60_000,
    include: ['{src,machines,mocks,testing,stories}/**/*.browser.test.{ts,tsx}'],
    ...files,
    expect: { poll: { timeout: 20_000 } },
    browser: browser(options),
  },
})

export default defineConfig({
  test: {
    // Tests make calls fail, which a developer is warned of.
    onConsoleLog: (log) => !log.startsWith('Tackboard: call '),
    projects: [
      {
        plugins: [withReact(), compileMessages(), generated()],
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['testing/seed.ts'],
          // These tests share no state, so files can share a worker.
          isolate: false,
          maxWorkers: availableParallelism(),
          // Property tests run thousands of cases, also on a machine that is busy with something else.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['{src,machines,mocks,testing,stories,.storybook,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{browser,jsdom,network}.test.{ts,tsx}', 'stories/gate/coverage.test.ts'],
        },
      },
      {
        plugins: [withReact(), compileMessages()],
        resolve: { alias: ownName },
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          setupFiles: ['testing/stage/ownerStacks.ts', 'stories/jsdom/patience.ts'],
          // styled-components then adds single rules, instead of having jsdom parse the whole style sheet again for each.
          env: { SC_DISABLE_SPEEDY: 'false' },
          testTimeout: 60_000,
          include: ['stories/**/*.jsdom.test.{ts,tsx}', 'example/src/recipes/*.spec.{ts,tsx}'],
        },
      },
      {
        plugins: [compileMessages(), generated()],
        test: {
          name: 'gate',
          environment: 'node',
          testTimeout: 60_000,
          include: ['stories/gate/coverage.test.ts'],
        },
      },
      inBrowser('browser', { exclude: [scrollbarTest] }),
      // P6.
      inBrowser('scrollbars', { include: [scrollbarTest] }, { ignoreDefaultArgs: ['--hide-scrollbars'] }),
      {
        plugins: [react(), compileMessages()],
        publicDir: '.storybook/public',
        optimizeDeps: { include: bundledAhead },
        test: {
          name: 'faults',
          // A worker's files share one page: each test unmounts what it mounted.
          isolate: false,
          globalSetup: 'testing/faults/network/setup.ts',
          setupFiles: ['testing/stage/ownerStacks.ts', 'testing/stage/undrawn.ts', 'testing/faults/setup.ts'],
          maxWorkers,
          // Lazily loaded views take time on a busy machine.
          testTimeout: 60_000,
          include: ['stories/**/*.network.test.{ts,tsx}'],
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
          // Each story sets up its own stage and mocks, so a worker's files can share one page, which is then loaded only once.
          isolate: false,
          maxWorkers,
          setupFiles: ['testing/stage/ownerStacks.ts', '.storybook/vitest.setup.ts'],
          env: {
            PICTURES: process.env['PICTURES'] ?? '',
            PICTURES_ONLY: process.env['PICTURES_ONLY'] ?? '',
            SHEETS: process.env['SHEETS'] ?? '',
          },
          api: { allowWrite: true },
          testTimeout: 60_000,
          browser: {
            ...browser(),
            commands: { emulateMedia, storePages, storeStyle, takePicture: picture },
          },
        },
      },
    ],
  },
})
