import addonA11y from '@storybook/addon-a11y'
import * as docs from '@storybook/addon-docs/preview'
import addonLinks from '@storybook/addon-links'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { definePreviewAddon } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { DocsFrame } from '../stories/docs/frame/DocsFrame.tsx'
import { ViewPageLater } from '../stories/docs/pages/ViewPageLater.tsx'
import { loadStoryMessages, storyLocale } from '../testing/locales.ts'
import { watchPhases } from '../testing/steps/playing.ts'
import { addonChecks } from './checks.ts'
import { controlOptionalProps } from './controls.ts'
import { withTackboard, withNetwork } from './decorators.tsx'
import { loadFonts, loadFontsLater } from './fonts.ts'
import { watchInterruptions } from './interrupted.ts'
import { startWorker } from '../testing/stage/network.ts'
import { checkStory, rememberChange } from './proof.ts'
import { addonStatechart } from './statechart/preview.ts'
import { viewports } from '../testing/viewports.ts'
import { globalTypes, initialGlobals } from './toolbar.ts'
import './preview.css'

/** Like `@storybook/addon-docs`, but loads its blocks with the first docs page. */
const addonDocs = () => definePreviewAddon(docs)

// Lazy parts load slowly on a busy machine. The tests configure this for themselves, in vitest.setup.ts.
if (!globalThis.underVitest) {
  configure({ asyncUtilTimeout: globalThis.isWalked ? 20_000 : 5_000 })
  void addons.ready().then((channel) => watchInterruptions(channel, window))
}
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
  beforeEach: rememberChange,
  afterEach: checkStory,
  parameters: {
    // Tests read violations alone, and everything else would be sent from the browser for each story.
    a11y: { test: 'error', options: globalThis.underVitest ? { resultTypes: ['violations'] } : {} },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      container: DocsFrame,
      page: ViewPageLater,
      toc: { headingSelector: 'h2', title: 'On this page' },
    },
    layout: 'fullscreen',
    viewport: { options: viewports },
    options: {
      // The order in which people need them; the rest of an area follows by flow. Storybook reads it from the text of this file, and shows
      // pages without an area first: Flows come fifth.
      storySort: {
        order: [
          'Start here',
          'What’s new',
          'Guides',
          [
            'Your first app',
            'Set up',
            'Log in and sign up',
            'Save and follow',
            'Create a pin',
            'Promote a pin',
            'Act for a business',
            'Search advisories',
            'Theming',
            'Languages',
            'Your server',
            'Next',
            'Other servers',
            'Tests and mocks',
            'Storybook',
            'Your own UI',
            'Machines',
            'Entry points',
            'Upgrading',
            'Your first error',
          ],
          'Coverage',
          'Error catalogue',
          'Foundations',
          'Theming',
          'Flows',
          'Reference',
          'Primitives',
          'Auth',
          [
            'Log in',
            'Log in view',
            'Sign-in modal',
            'Sign up',
            'Sign up view',
            'Two-factor',
            'Two-factor view',
          ],
          'Recovery',
          ['Forgot password'],
          'Saving',
          ['Save to board', 'Save to board view', 'Board picker', 'Board picker view', 'Section picker'],
          'Create Pin',
          ['Create a pin'],
          'Business',
          'Quick promote',
          ['Promote a Pin'],
          'Search',
        ],
      },
    },
  },
})
