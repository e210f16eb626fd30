import { build, type Alias } from 'vite'
import { compileMessages } from '../scripts/messages/plugin.ts'

/** Builds a page as an app is built, into `home/page.js`. */
export const buildPage = (input: string, home: string, alias: Alias[] = []) =>
  build({
    configFile: false,
    logLevel: 'error',
    plugins: [compileMessages()],
    // Supabase's form comes with its own, older React.
    resolve: { alias, dedupe: ['react', 'react-dom'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: home,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: 'page.js' },
        checks: { moduleLevelDirective: false },
      },
    },
  })
