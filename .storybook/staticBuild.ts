import { fileURLToPath } from 'node:url'
import { mergeConfig, type BuildOptions, type InlineConfig, type Plugin } from 'vite'
import { withoutRareGlyphs } from './rareGlyphs.ts'
import { shortSources } from './shortSources.ts'

type OnLog = NonNullable<NonNullable<BuildOptions['rolldownOptions']>['onLog']>

/** Storybook ignores `'use client'`, so suppress the warning for each file that has it. */
const allButDirectives: OnLog = (level, log, handle) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
}

/** Modules that every story loads, although the frame does not import them: React's renderer and the mock network. */
const ofEveryStory =
  /[\\/]node_modules[\\/](?:react-dom|scheduler|@storybook[\\/]react-dom-shim|msw|@mswjs|until-async|@open-draft)[\\/]/

/**
 * Each small file costs a round trip, so the code is split into few chunks: the frame, what every story needs, what most stories share, and
 * one chunk per story file and page.
 */
const chunks: BuildOptions['rolldownOptions'] = {
  onLog: allButDirectives,
  output: {
    codeSplitting: {
      groups: [
        { name: 'frame', tags: ['$initial'], priority: 3 },
        { name: 'story', test: ofEveryStory, priority: 2 },
        {
          name: 'shared',
          test: /[\\/](?:src|mocks|machines|testing)[\\/]/,
          minShareCount: 12,
          priority: 1,
        },
      ],
    },
  },
}

/** Preloads what the page will need, while the frame is still loading. */
const askEarly: Plugin = {
  name: 'ask-early',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => [
      { tag: 'link', attrs: { rel: 'preload', as: 'fetch', href: './index.json', crossorigin: 'anonymous' } },
      ...Object.values(bundle)
        .filter((file) => file.type === 'chunk' && ['story', 'shared'].includes(file.name))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: '', href: `./${fileName}` },
        })),
    ],
  },
}

/** Saves six megabytes of fonts. Runs before Vite reads the style sheet and collects its files. */
const fewerGlyphs: Plugin = {
  name: 'fewer-glyphs',
  enforce: 'pre',
  transform: {
    filter: { id: /noto-sans-(?:jp|kr)[\\/]index\.css/ },
    handler: (css) => ({ code: withoutRareGlyphs(css), map: null }),
  },
}

/** The configuration of the static build. */
export const forStaticBuild = (config: InlineConfig): InlineConfig =>
  mergeConfig(config, {
    define: { 'globalThis.underVitest': 'undefined' },
    plugins: [askEarly, fewerGlyphs, shortSources],
    resolve: { alias: { tldts: fileURLToPath(new URL('./publicSuffix.ts', import.meta.url)) } },
    build: { rolldownOptions: chunks },
  })
