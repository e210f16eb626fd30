import { defineConfig } from 'tsdown'

/** One file a module, so that `'use client'` stays where it is written and an app's bundler takes only what is used. */
export default defineConfig({
  entry: ['src/index.ts', 'src/theme/index.ts', 'machines/index.ts', 'mocks/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  unbundle: true,
  fixedExtension: false,
  dts: true,
  logLevel: 'warn',
  inputOptions: {
    // Rolldown fears for `'use client'` in general; with one file a module it stays (the consumer check would miss it).
    onLog: (level, log, handle) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
    },
  },
})
