import { defineMain } from '@storybook/react-vite/node'
import type { BuildOptions } from 'vite'

type OnLog = NonNullable<NonNullable<BuildOptions['rolldownOptions']>['onLog']>

/** `'use client'` means something to apps, nothing to a Storybook: no warning for each file that has it. */
const allButDirectives: OnLog = (level, log, handle) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
}

/** Met only once a story is imported; found late, they would make Vite reload a running test. */
const bundledAhead = [
  '@xstate/react', 'intl-messageformat', 'msw', 'msw/browser', 'styled-components', 'valibot', 'xstate', 'xstate/guards',
]

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
  viteFinal: (config) => ({
    ...config,
    optimizeDeps: { ...config.optimizeDeps, include: [...(config.optimizeDeps?.include ?? []), ...bundledAhead] },
    build: { ...config.build, rolldownOptions: { onLog: allButDirectives } },
  }),
})
