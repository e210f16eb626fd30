import { userEvent } from 'vitest/browser'
import { dismissibleAdvisory, linkedText, sensitiveAdvisory } from '../../mocks/fixtures/advisories.ts'
import { proveLooks } from '../../testing/proof/looks.ts'
import { proveEvents, provePayloads } from '../../testing/proof/payloads.ts'
import { byRole } from '../../testing/stage/person.ts'
import type * as search from '../../src/search.ts'
import { SearchAdvisory } from '../../src/flows/search/searchAdvisory/SearchAdvisory.tsx'

/** A page that follows no link. */
const page = (advisory: object) => (
  <main onClickCapture={(event) => event.preventDefault()}>
    <SearchAdvisory advisory={advisory} />
  </main>
)
const presses =
  (...names: readonly string[]) =>
  async () => {
    for (const name of names) await userEvent.click(await byRole('button', name))
  }
const opens = (name: string) => async () => userEvent.click(await byRole('link', name))
const level = 'info' as const
const details = { level: 'SUPPORT', severity: 'sensitive', advisoryType: 'SELF_CARE' } as const
const dismissible = { level: 'INFO', severity: 'brandUnsafe', advisoryType: 'BRAND_SAFETY' } as const
const rules = linkedText('Read the rules', { words: 'rules', link: '/rules/' })

provePayloads<typeof search>({})
proveLooks<typeof search>({}, {})

proveEvents<'search'>({
  'advisory.viewed': [
    { after: 'an advisory is on screen', node: page({ ...sensitiveAdvisory }), level, details },
    {
      after: 'an advisory without a level and a type is on screen',
      node: page({ severity: 0, notices: [{ title: 'Title' }] }),
      level,
      details: { level: null, severity: 'abusive', advisoryType: null },
    },
  ],
  'advisory.clicked': [
    {
      after: 'opening an action',
      node: page({ ...sensitiveAdvisory }),
      steps: opens('Start'),
      level,
      details: { ...details, notice: 0, part: 'action', actionId: 'breathe' },
    },
    ...(['description', 'footer'] as const).map((part) => ({
      after: `opening a link of a ${part}`,
      node: page({ ...sensitiveAdvisory, notices: [{ title: 'First' }, { [part]: rules }] }),
      steps: opens('rules'),
      level,
      details: { ...details, notice: 1, part, linkIndex: 0 },
    })),
  ],
  'advisory.dismissed': [
    {
      after: 'an advisory is dismissed for good',
      node: page({ ...dismissibleAdvisory }),
      steps: presses('Don’t show this again'),
      level,
      details: dismissible,
    },
  ],
  'advisory.restored': [
    {
      after: 'that is taken back',
      node: page({ ...dismissibleAdvisory }),
      steps: presses('Don’t show this again', 'Undo'),
      level,
      details: dismissible,
    },
  ],
})
