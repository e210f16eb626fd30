import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dismissibleAdvisory, linkedText, sensitiveAdvisory } from '../../../../mocks/fixtures/advisories.ts'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { DISMISSED_ADVISORIES_KEY } from '../../../domain/search/dismissedAdvisories.ts'
import type { Session } from '../../../domain/auth/session.ts'
import { TackboardProvider } from '../../runtime/TackboardProvider.tsx'
import { modes, type MountOptions } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, focused, soon } from '../../../../testing/stage/person.ts'
import { SearchAdvisory } from './SearchAdvisory.tsx'

const details = { level: 'SUPPORT', severity: 'sensitive', advisoryType: 'SELF_CARE' }
const viewed = { level: 'info', event: 'advisory.viewed', details }
const clicked = (target: object) => ({
  level: 'info',
  event: 'advisory.clicked',
  details: { ...details, ...target },
})

const rules = { words: 'rules', link: '/rules/' }
const help = { words: 'help', link: 'https://listeners.example/' }
const own = { words: 'our site', link: 'https://tackboard.example/about/' }
const withLinks = {
  ...sensitiveAdvisory,
  notices: [
    { title: 'First' },
    {
      description: linkedText('Read the rules, or get help', rules, help),
      footer: linkedText('See our site', own),
    },
  ],
}

/** A page that follows no link. */
const stay = (event: React.MouseEvent) => event.preventDefault()
const Page = ({ advisory, above = 0 }: { readonly advisory: unknown; readonly above?: number }) => (
  <main onClickCapture={stay}>
    <div style={{ blockSize: above }} />
    <SearchAdvisory advisory={advisory} />
  </main>
)
const region = () => document.querySelector('section')
const links = () => [...document.querySelectorAll('a')]
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

describe.each(modes)('§7 advisory view and click, %s', (_, mount) => {
  it('N6 logs a view once, when it is on screen', async () => {
    const { log, render } = mount(<Page advisory={sensitiveAdvisory} above={3_000} />)
    await frames()
    expect(log).toEqual([])
    region()?.scrollIntoView()
    await soon(() => expect(log).toEqual([viewed]))
    scrollTo(0, 0)
    await frames()
    region()?.scrollIntoView()
    render(<Page advisory={sensitiveAdvisory} above={10} />)
    await frames()
    expect(log).toEqual([viewed])
  })

  it('N6 logs two views of one object once, and an equal object elsewhere again', async () => {
    const { log, render } = mount(
      <>
        <Page advisory={sensitiveAdvisory} />
        <Page advisory={sensitiveAdvisory} />
      </>,
    )
    await soon(() => expect(log).toEqual([viewed]))
    render(<Page key="search again" advisory={structuredClone(sensitiveAdvisory)} />)
    await soon(() => expect(log).toEqual([viewed, viewed]))
  })

  it('keeps focus and log when an app builds an equal object at every render', async () => {
    const { log, render } = mount(<Page advisory={structuredClone(sensitiveAdvisory)} />)
    await soon(() => expect(log).toEqual([viewed]))
    await userEvent.keyboard('{Tab}')
    expect(focused()).toBe('a Find support')
    render(<Page advisory={structuredClone(sensitiveAdvisory)} />)
    await frames()
    expect([focused(), log]).toEqual(['a Find support', [viewed]])
  })

  it('logs the action, or which link of which text', async () => {
    const { log } = mount(<Page advisory={sensitiveAdvisory} />)
    await soon(() => expect(log).toEqual([viewed]))
    await userEvent.click(await byRole('link', 'Start'))
    expect(log).toEqual([viewed, clicked({ notice: 0, part: 'action', actionId: 'breathe' })])
  })

  it('logs which link of which text', async () => {
    const { log } = mount(<Page advisory={withLinks} />)
    await soon(() => expect(log).toEqual([viewed]))
    for (const name of ['help', 'our site']) await userEvent.click(await byRole('link', name))
    expect(log.slice(1)).toEqual([
      clicked({ notice: 1, part: 'description', linkIndex: 1 }),
      clicked({ notice: 1, part: 'footer', linkIndex: 0 }),
    ])
  })
})

describe.each(modes)('§3 Search advisory, %s', (_, mount) => {
  const show = (advisory: unknown, options: MountOptions = {}) => mount(<Page advisory={advisory} />, options)

  it('N5 other sites open in a new tab without access to ours, and say so; our own site does not', async () => {
    show(withLinks)
    const [toRules, toHelp, toOwn] = links()
    expect([
      toRules?.target,
      toRules?.getAttribute('href'),
      toOwn?.target,
      toOwn?.getAttribute('href'),
    ]).toEqual(['', '/rules/', '', '/about/'])
    expect([toHelp?.target, toHelp?.rel, toHelp?.href]).toEqual([
      '_blank',
      'noopener noreferrer',
      'https://listeners.example/',
    ])
    expect(toHelp?.ariaDescribedByElements?.[0]?.textContent).toBe('Opens in a new tab')
    expect(toOwn?.ariaDescribedByElements ?? []).toEqual([])
  })

  it('I2 is in the HTML of the server, and hydrates without a word', async () => {
    const { host } = show(withLinks, { isHydrated: true })
    await soon(() => expect(links().at(-1)?.getAttribute('href')).toBe('/about/'))
    expect(host.textContent).toContain('Read the rules, or get help')
  })

  it('is a region that its severity names, and no live region', () => {
    show(sensitiveAdvisory)
    expect(region()?.ariaLabelledByElements?.[0]?.textContent).toBe('Sensitive topic')
    expect(region()?.querySelector('[role], [aria-live]')).toBeNull()
  })

  it('N4 E3 the text is that of the server, and isolated', () => {
    const text = 'a👨‍👩‍👧‍👦b \u202Eنص'
    const tags = [{ offset: 2, length: 3, tag_type: 5, link: '/a/' }]
    show({ severity: 1, notices: [{ description: { text, text_tags: tags } }] })
    expect(document.querySelector('[dir="auto"]')?.textContent).toBe(text)
    expect(links().map(({ textContent }) => textContent)).toEqual(['👨‍👩‍👧‍👦'])
  })

  it.each([
    ['another country', { ...sensitiveAdvisory, resource_country: 'BE' }],
    ['nothing', null],
    ['a text', 'advisory'],
    ['no notices', { severity: 1 }],
  ])('draws and logs nothing for %s', async (__, advisory) => {
    const { host, log } = show(advisory, { country: 'NL' })
    await frames()
    expect([host.textContent, log]).toEqual(['', []])
  })

  it('is shown in its own country, in any case', () => {
    show({ ...sensitiveAdvisory, resource_country: 'nl' }, { country: 'NL' })
    expect(region()).not.toBeNull()
  })
})

it.each(modes)('is hidden once the app knows a member who has dismissed it, %s', async (_, mount) => {
  const at = (session: Session | null) => (
    <TackboardProvider session={session}>
      <Page advisory={dismissibleAdvisory} />
    </TackboardProvider>
  )
  const stored = { [DISMISSED_ADVISORIES_KEY]: [[wren.userId, dismissibleAdvisory.id]] }
  const { render } = mount(at(null), { browser: { stored } })
  await soon(() => expect(region()).not.toBeNull())
  render(at(wren))
  await soon(() => expect(region()).toBeNull())
  render(at({ ...wren, userId: '2' }))
  await soon(() => expect(region()).not.toBeNull())
})
