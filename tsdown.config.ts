import { defineConfig } from 'tsdown'
import { compileMessages } from './scripts/messages/plugin.ts'
import { tightStyles } from './scripts/tightStyles.ts'

/** One file a module, so that `'use client'` stays where it is written and an app's bundler takes only what is used. */
export default defineConfig({
  entry: ['src/*.ts', 'src/theme/index.ts', 'machines/index.ts', 'mocks/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  unbundle: true,
  fixedExtension: false,
  dts: true,
  tsconfig: 'tsconfig.build.json',
  logLevel: 'warn',
  plugins: [compileMessages(), tightStyles()],
  inputOptions: {
    // Class names that follow from the place in the source, not from the order of loading: an app's server and its browser bundle load in
    // different orders, and would not hydrate.
    transform: {
      plugins: {
        styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true },
      },
    },
    // Rolldown fears for `'use client'` in general; with one file a module it stays (the consumer check would miss it).
    onLog: (level, log, handle) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
    },
  },
})
