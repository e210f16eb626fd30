import addonA11y from '@storybook/addon-a11y'
import * as docs from '@storybook/addon-docs/preview'
import addonLinks from '@storybook/addon-links'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { definePreviewAddon } from 'storybook/internal/csf'
import { DocsFrame } from '../stories/docs/frame/DocsFrame.tsx'
import { ViewPageLater } from '../stories/docs/pages/ViewPageLater.tsx'
import { loadStoryMessages, storyLocale } from '../stories/support/locales.ts'
import { watchPhases } from '../stories/support/steps/playing.ts'
import { proveClaims } from '../stories/support/proof/prove.ts'
import { addonChecks, failOnFaults } from './checks.ts'
import { controlOptionalProps } from './controls.ts'
import { withTackboard, withNetwork } from './decorators.tsx'
import { loadFonts, loadFontsLater } from './fonts.ts'
import { modes } from './modes.ts'
import { startWorker } from './network.ts'
import { addonStatechart } from './statechart/preview.ts'
import { globalTypes, initialGlobals, viewports } from './toolbar.ts'
import './preview.css'

/** Like `@storybook/addon-docs`, but loads its blocks with the first docs page. */
const addonDocs = () => definePreviewAddon(docs)

watchPhases()
void loadFontsLater()
if (import.meta.env.PROD) void startWorker()

export default definePreview({
  // `afterEach` hooks run from the last addon to the first, so axe runs before the checks that change the page.
  addons: [addonStatechart(), addonChecks(), addonA11y(), addonDocs(), addonLinks(), addonMsw(startWorker)],
  decorators: [withTackboard, withNetwork],
  loaders: [
    async ({ globals }) => {
      const locale = storyLocale(String(globals['locale']))
      const [messages] = await Promise.all([loadStoryMessages(locale), loadFonts(locale)])
      return { messages }
    },
  ],
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
    docs: { container: DocsFrame, page: ViewPageLater },
    layout: 'fullscreen',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start here',
          'Coverage',
          'Error catalogue',
          'Foundations',
          'Reference',
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
