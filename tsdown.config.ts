import { defineConfig } from 'tsdown'
import { compileMessages } from './scripts/messages/plugin.ts'
import { shortenStyles } from './scripts/styles/plugin.ts'
import { designTokensFile } from './stories/theming/designTokens.ts'

/** One file per module, so that `'use client'` stays in its file and an app's bundler takes only what it uses. */
export default defineConfig({
  entry: [
    'src/*.ts',
    'src/theme/index.ts',
    'machines/index.ts',
    'mocks/index.ts',
    'mocks/jsdom/index.ts',
    'mocks/storybook/index.ts',
    'mocks/server/{index,cli}.ts',
    'mocks/check/cli.ts',
  ],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  unbundle: true,
  fixedExtension: false,
  dts: true,
  // With their sources, so that a debugger shows the code that was written, not what was built.
  sourcemap: true,
  tsconfig: 'tsconfig.build.json',
  logLevel: 'warn',
  plugins: [compileMessages(), shortenStyles(), designTokensFile()],
  inputOptions: {
    // Class names derived from the file, not from the order of loading, which differs between an app's server and its browser bundle.
    transform: {
      plugins: {
        styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true },
      },
    },
    // Rolldown warns that bundling drops `'use client'`; with one file per module it stays, as the consumer check proves.
    onLog: (level, log, handle) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
    },
  },
})
