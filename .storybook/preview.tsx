import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import addonLinks from '@storybook/addon-links'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { loadMessages, negotiateLocale } from '../src/messages/load.ts'
import { watchPhases } from '../stories/support/playing.ts'
import { proveClaims } from '../stories/support/prove.ts'
import { addonChecks, failOnFaults } from './checks.ts'
import { controlOptionalProps } from './controls.ts'
import { withHouse, withNetwork } from './decorators.tsx'
import { modes } from './modes.ts'
import { startWorker } from './network.ts'
import { addonStatechart } from './statechart/preview.ts'
import { globalTypes, initialGlobals, viewports } from './toolbar.ts'
// Every glyph a story draws comes from here, so that pictures are the same on every machine. Never shipped.
import '@fontsource-variable/inter'
import '@fontsource-variable/noto-sans-arabic'
import '@fontsource-variable/noto-sans-jp'
import '@fontsource-variable/noto-sans-kr'
import '@fontsource-variable/noto-emoji'
import './preview.css'

watchPhases()

export default definePreview({
  // Hooks after a story run from the last addon to the first: axe comes before the checks that change the page.
  addons: [addonStatechart(), addonChecks(), addonA11y(), addonDocs(), addonLinks(), addonMsw(startWorker)],
  decorators: [withHouse, withNetwork],
  loaders: [async ({ globals }) => ({ messages: await loadMessages(negotiateLocale(String(globals['locale']))) })],
  argTypesEnhancers: [controlOptionalProps],
  globalTypes,
  initialGlobals,
  afterEach: async (context) => {
    await proveClaims(context.id, context.parameters)
    failOnFaults(context)
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true },
    layout: 'fullscreen',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start here',
          'Coverage',
          'Error catalogue',
          'Foundations',
          'Primitives',
          'Auth',
          'Recovery',
          'Saving',
          'Create Pin',
          'Business',
          'Quick promote',
          'Search',
          'Flows',
        ],
      },
    },
  },
})
