/** The first mount of each log-in form in a fresh page, where nothing is compiled yet. */
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { Browser } from 'playwright'
import { openPage } from '../openPage.ts'
import { serve } from '../serve.ts'
import { turns } from '../turns.ts'
import type { Samples } from './report.ts'
import { subjectNames, type Subject } from './subjectNames.ts'

const files: Readonly<Record<Subject, string>> = { ours: 'Ours', floor: 'Floor', peer: 'Peer' }
const folderOf = (home: string, subject: Subject) => `${home}/first/${subject}`

/** Bundles one subject with esbuild and its code splitting, which leaves the most code in the first chunks. */
const bundle = (subject: Subject, home: string, builtPackage: Plugin) =>
  build({
    stdin: {
      contents: `
        import { createElement } from 'react'
        import { Subject } from './${files[subject]}.tsx'
        import { measureFirstMount } from './measureFirstMount.ts'
        measureFirstMount(createElement(Subject))`,
      resolveDir: import.meta.dirname,
      loader: 'js',
    },
    plugins: [builtPackage],
    // Supabase's form comes with its own, older React.
    alias: { react: resolve('node_modules/react'), 'react-dom': resolve('node_modules/react-dom') },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    target: 'es2023',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: folderOf(home, subject),
    entryNames: 'page',
    logLevel: 'error',
  })

/** Opens each subject in that many fresh pages. */
export async function measureFirstMounts(
  browser: Browser,
  rounds: number,
  samples: Samples,
  { home, builtPackage }: { readonly home: string; readonly builtPackage: Plugin },
) {
  await rm(`${home}/first`, { recursive: true, force: true })
  const servers = new Map<Subject, Awaited<ReturnType<typeof serve>>>()
  for (const subject of subjectNames) {
    await bundle(subject, home, builtPackage)
    servers.set(subject, await serve(folderOf(home, subject)))
  }
  for (let round = 0; round < rounds; round += 1)
    for (const subject of turns(subjectNames, round)) {
      // A fresh context has no compiled code from earlier pages.
      const page = await openPage(browser, servers.get(subject)?.origin ?? '')
      await page.waitForFunction(() => 'firstMount' in globalThis)
      samples[subject].firstMount.push(await page.evaluate(() => globalThis.firstMount))
      await page.context().close()
    }
  for (const { server } of servers.values()) server.close()
}
