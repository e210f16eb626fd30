import { vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { wren } from '../../mocks/fixtures/sessions.ts'
import { createMemoryPromoteServices, scenario, type ScenarioName } from '../../mocks/index.ts'
import type { PromotedCampaign } from '../../machines/promote/quickPromote/quickPromote.types.ts'
import type { PromoteStep } from '../../src/domain/promote/promoteStep.ts'
import { QuickPromote } from '../../src/flows/promote/quickPromote/QuickPromote.tsx'
import type { QuickPromoteProps } from '../../src/flows/promote/quickPromote/quickPromote.props.ts'
import { interests } from './interests.ts'
import { QuickPromoteStage, type QuickPromoteStageProps } from './QuickPromoteStage.tsx'
import type { Mount, Mounted, MountOptions } from './mountFlow.tsx'
import { byRole, field, fill, isGone, pick as pickNamed, press, see, soon } from './person.ts'

/** The page's callbacks. */
export const onCreated = vi.fn<(campaign: PromotedCampaign) => void>()
export const onStep = vi.fn<(step: PromoteStep) => void>()

export interface PageOptions extends MountOptions {
  /** The address, starting with its path. Default: the page of the first pin. */
  readonly at?: string | undefined
}

/** Mounts the page at its address, with the app's services. The scenario prepares both. */
export const showing =
  (mount: Mount) =>
  (
    given?: ScenarioName,
    props: Partial<QuickPromoteStageProps> = {},
    { at = '/quick-promote/?pinId=21', browser, ...options }: PageOptions = {},
  ) => {
    onCreated.mockClear()
    onStep.mockClear()
    const services = createMemoryPromoteServices()
    if (given) scenario(given).promote?.(services)
    const own = { services, audience: { interests }, onCreated, onStep, ...props }
    const mounted = mount(<QuickPromoteStage {...own} />, {
      given,
      session: wren,
      country: 'US',
      browser: { href: `https://tackboard.example${at}`, ...browser },
      ...options,
    })
    return { ...mounted, services }
  }

const memoryServices = createMemoryPromoteServices()

/** The first pin's page as an app mounts it, whatever the address. */
export const PinPage = ({ services = memoryServices }: Partial<Pick<QuickPromoteProps, 'services'>>) => (
  <QuickPromote
    advertiserId="549755885175"
    services={services}
    target={{ kind: 'pin', pinId: '21' }}
    billingSlot={() => null}
  />
)

/** The page, filled in from the pin. */
export async function opened() {
  await byRole('heading', 'Promote your Pin')
  await soon(() => field('Ad name'))
}

/** The calls that create an ad. */
export const creations = ({ calls }: Pick<Mounted, 'calls'>) =>
  calls.filter(({ name }) => name === 'promotePin' || name === 'promoteProductGroup')

/** Clicks the switch, checkbox or radio button whose label starts with this. */
export const pick = async (role: 'switch' | 'checkbox' | 'radio', name: string) =>
  pickNamed(role, new RegExp(`^${name}`))

/** Opens a dialog over the page, which adds an entry to the history, and closes it with its own button. */
export async function openAndCloseDialog() {
  await press('Change Pin')
  await byRole('option', /^Stargazing weekends/)
  await userEvent.keyboard('{Escape}')
  await isGone()
}

/** Changes every part of the ad. */
export async function fillInAll() {
  await opened()
  await fill('Ad name', 'Spring walks')
  await fill('Destination', 'https://wren.example/walks/spring')
  await fill('Daily budget in USD', '12.50')
  await fill('Number of days', '14')
  await pick('switch', 'Choose the audience for me')
  await pick('checkbox', '25–34')
  await pick('checkbox', 'Women')
  await pick('checkbox', 'Hiking')
  await pick('radio', 'Get people to buy or sign up')
  await press('Choose a conversion')
  await pick('radio', 'Purchase')
  await press('Use this conversion')
  await see('Wren’s shop')
}

const choiceOf = ({ type, value, labels }: HTMLInputElement) =>
  type === 'radio' ? value : (labels?.[0]?.textContent ?? '')

/** The content of the form, read from its fields. */
export const shownValues = () => {
  const form = document.querySelector('[data-ui="promotePage"] form')
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  return {
    texts: Object.fromEntries(
      inputs.filter(({ type }) => !/^(checkbox|radio)$/.test(type)).map(({ name, value }) => [name, value]),
    ),
    chosen: inputs.filter(({ checked }) => checked).map(choiceOf),
    tag: form?.querySelector('[data-ui="adType"] [role="group"] small')?.textContent ?? null,
    pin: form?.querySelector('[data-ui="pinArea"] strong')?.textContent ?? null,
  }
}

/** The content of the form after `fillInAll`. */
export const filledIn = {
  texts: {
    name: 'Spring walks',
    destinationUrl: 'https://wren.example/walks/spring',
    budget: '12.50',
    duration: '14',
    endDate: '2026-06-14',
    interestSearch: '',
  },
  chosen: ['25–34', 'Women', 'Hiking', 'WEB_CONVERSION'],
  tag: 'Wren’s shop · 5001',
  pin: 'Guided walks along the ridge',
}

/** The complete request for it. */
export const filledInPayload = {
  advertiser_id: '549755885175',
  ads_client_type: 'quick_promote',
  campaign_name: 'Spring walks',
  destination_url: 'https://wren.example/walks/spring',
  budget_in_micro_currency: 12_500_000,
  flexible_daily_budget_enabled: false,
  duration: 14,
  is_ongoing: false,
  inclusive_end_date: '2026-06-14',
  start_now: true,
  auto_targeting_enabled: false,
  targeting_spec: { ages: ['25-34'], genders: ['female'], interests: ['hiking'], country: 'US' },
  objective_type: 'WEB_CONVERSION',
  optimization_goal_metadata: { conversion_tag_id: '5001', conversion_event: 'checkout' },
  pin_id: '21',
  product_group_id: null,
}
