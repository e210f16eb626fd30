/** Where the links of a page in `docs/` lead in the Storybook. */
import { toId } from 'storybook/internal/csf'

/** The pages of `docs/`, by their titles in the sidebar. */
export const guideTitles = {
  'first-app.md': 'Your first app',
  'setup.md': 'Set up',
  'log-in.md': 'Log in and sign up',
  'save.md': 'Save and follow',
  'create-pin.md': 'Create a pin',
  'promote.md': 'Promote a pin',
  'business.md': 'Act for a business',
  'search.md': 'Search advisories',
  'theming.md': 'Theming',
  'languages.md': 'Languages',
  'your-server.md': 'Your server',
  'next.md': 'Next',
  'other-servers.md': 'Other servers',
  'tests.md': 'Tests and mocks',
  'storybook.md': 'Storybook',
  'own-ui.md': 'Your own UI',
  'machines.md': 'Machines',
  'entry-points.md': 'Entry points',
  'upgrading.md': 'Upgrading',
  'first-error.md': 'Your first error',
} as const

const isGuide = (file: string): file is keyof typeof guideTitles => file in guideTitles

/** The id of a guide's page. */
export const guideId = (file: keyof typeof guideTitles): string => toId(`Guides/${guideTitles[file]}`, 'Docs')

/**
 * The address for a link's target: another guide's page, a heading of this one, or the web. Null for a file of the repository, which the
 * Storybook does not have.
 */
export function hrefOf(target: string): string | null {
  if (/^https?:/.test(target)) return target
  const [file = '', anchor] = target.split('#')
  if (file === '') return `#${anchor}`
  return isGuide(file) ? `./?path=/docs/${guideId(file)}${anchor === undefined ? '' : `#${anchor}`}` : null
}
