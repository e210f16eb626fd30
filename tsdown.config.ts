import { defineConfig } from 'tsdown'
import { compileMessages } from './scripts/messages/plugin.ts'
import { shortenOutput } from './scripts/package/shorten.ts'
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
    'mocks/{check,upgrade}/cli.ts',
  ],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  unbundle: true,
  fixedExtension: false,
  dts: true,
  // What is built is as readable as what was written, so that a debugger needs no map of it, which would be half of the package.
  sourcemap: false,
  tsconfig: 'tsconfig.build.json',
  logLevel: 'warn',
  plugins: [compileMessages(), shortenStyles(), designTokensFile(), shortenOutput()],
  // What comments say is in the declarations, for editors.
  outputOptions: { comments: { annotation: true, jsdoc: false, legal: false } },
  inputOptions: {
    experimental: { attachDebugInfo: 'none' },
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
