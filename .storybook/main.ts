import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { compileMessages } from '../scripts/messages/plugin.ts'
import { generated } from '../scripts/storybook/generated.ts'
import { writeMachinePages } from './machinePages.ts'
import { forStaticBuild } from './staticBuild.ts'
import { withTags } from './tags.ts'

/** Imported only by stories. If Vite discovered them late, it would reload a running test. */
const bundledAhead = [
  '@storybook/addon-docs/preview',
  '@xstate/react',
  'msw',
  'msw/browser',
  'styled-components',
  'valibot',
  'xstate',
  'xstate/guards',
]

/** Only `npm run storybook` sets this. The static build and the tests contain nothing for agents and editors. */
const isDevelopment = process.env['NODE_ENV'] === 'development' && !process.env['VITEST']

/** The output of `npm run visual:report`, if it has been run. */
const news = resolve(import.meta.dirname, '../.cache/visual/news')
const reported = existsSync(news) ? [{ from: news, to: '/news' }] : []

writeMachinePages()

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../{stories,.storybook}/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-links',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    // The components and their stories for agents, at /mcp.
    ...(isDevelopment ? ['@storybook/addon-mcp'] : []),
  ],
  staticDirs: ['./public', { from: '../stories/__pictures__', to: '/thumbnails' }, ...reported],
  experimental_indexers: (existing = []) => existing.map(withTags),
  features: { sidebarOnboardingChecklist: false, componentsManifest: isDevelopment },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config, { configType }) => {
    const include = [...(config.optimizeDeps?.include ?? []), ...bundledAhead]
    const plugins = [...(config.plugins ?? []), compileMessages(), generated()]
    // Tests write frozen pages and pictures there while they run.
    const server = { ...config.server, watch: { ignored: ['**/.cache/**'] } }
    const extended = { ...config, plugins, server, optimizeDeps: { ...config.optimizeDeps, include } }
    return configType === 'PRODUCTION' ? forStaticBuild(extended) : extended
  },
})
