import { defineMain } from '@storybook/react-vite/node'
import { compileMessages } from '../scripts/messages/plugin.ts'
import { generated } from '../scripts/storybook/generated.ts'
import { writeMachinePages } from './machinePages.ts'
import { forStaticBuild } from './staticBuild.ts'

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

writeMachinePages()

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-links',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['./public'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config, { configType }) => {
    const include = [...(config.optimizeDeps?.include ?? []), ...bundledAhead]
    const plugins = [...(config.plugins ?? []), compileMessages(), generated()]
    const extended = { ...config, plugins, optimizeDeps: { ...config.optimizeDeps, include } }
    return configType === 'PRODUCTION' ? forStaticBuild(extended) : extended
  },
})
