import { join } from 'node:path'
import { build } from 'vite'
import { compileMessages } from '../scripts/messages/plugin.ts'

/** Builds `page.tsx` of a part of the bench as an app is built, into `home/page.js`. */
export const buildPage = (part: string, home: string) =>
  build({
    configFile: false,
    logLevel: 'error',
    plugins: [compileMessages()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: home,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(part, 'page.tsx'),
        output: { entryFileNames: 'page.js' },
        checks: { moduleLevelDirective: false },
      },
    },
  })
