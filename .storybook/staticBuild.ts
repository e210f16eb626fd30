import { fileURLToPath } from 'node:url'
import { mergeConfig, type BuildOptions, type InlineConfig, type Plugin } from 'vite'
import { withoutRareGlyphs } from './rareGlyphs.ts'

type OnLog = NonNullable<NonNullable<BuildOptions['rolldownOptions']>['onLog']>

/** `'use client'` means something to apps, nothing to a Storybook: no warning for each file that has it. */
const allButDirectives: OnLog = (level, log, handle) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
}

/** What every story fetches although the frame does not import it: how React draws it, and the network that is mocked. */
const ofEveryStory =
  /[\\/]node_modules[\\/](?:react-dom|scheduler|@storybook[\\/]react-dom-shim|msw|@mswjs|until-async|@open-draft)[\\/]/

/**
 * Every small file costs a way there and back, so that the code is cut into few: the frame, what every story fetches, what most stories share,
 * and then each story file and each page with what it alone needs.
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
          test: /[\\/](?:src|mocks|machines|stories[\\/]support)[\\/]/,
          minShareCount: 12,
          priority: 1,
        },
      ],
    },
  },
}

/** Has the page ask for what it will need while the frame is still on its way. */
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

/** Two megabytes of fonts less. Before Vite reads the style sheet and takes its files along. */
const fewerGlyphs: Plugin = {
  name: 'fewer-glyphs',
  enforce: 'pre',
  transform: {
    filter: { id: /noto-sans-jp[\\/]index\.css/ },
    handler: (css) => ({ code: withoutRareGlyphs(css), map: null }),
  },
}

/** The configuration of the static build. */
export const forStaticBuild = (config: InlineConfig): InlineConfig =>
  mergeConfig(config, {
    define: { 'globalThis.underVitest': 'undefined' },
    plugins: [askEarly, fewerGlyphs],
    resolve: { alias: { tldts: fileURLToPath(new URL('./publicSuffix.ts', import.meta.url)) } },
    build: { rolldownOptions: chunks },
  })
