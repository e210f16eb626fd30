import { expect, spyOn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { adObjectives, buildAdvertiserUrl, schemaTypes } from '../../../src/business.ts'
import { advertiserPages } from '../../../src/domain/business/advertiserUrl/routes.ts'
import { AddressBuilder, type AddressBuilderProps } from './AddressBuilder.tsx'
import { Lead, Page } from './AddressBuilder.styles.ts'
import { AddressList } from './AddressList.tsx'

const onPage = (page: string) => ({ arg: 'page', eq: page })
const date = { control: 'text', if: onPage('campaignInsights') } as const

const example: AddressBuilderProps = {
  page: 'campaignInsights',
  advertiserId: '549755885175',
  managedClientId: '',
  experimentId: '626736533506',
  campaignId: '626735565838',
  productGroupId: '2680060704746',
  objective: 'AWARENESS',
  startDate: '2026-01-01',
  endDate: '2026-01-14',
  compStartDate: '',
  compEndDate: '',
}

const meta = preview.meta({
  title: 'Business/Advertiser addresses',
  tags: ['autodocs'],
  component: AddressBuilder,
  args: example,
  argTypes: {
    page: { control: 'select', options: advertiserPages },
    experimentId: { if: onPage('experimentResults') },
    productGroupId: { if: onPage('campaignInsightsProductGroup') },
    objective: { control: 'select', options: ['', ...adObjectives], if: onPage('reportingCampaigns') },
    startDate: date,
    endDate: date,
    compStartDate: date,
    compEndDate: date,
  },
  render: (args) => (
    <Page>
      <Lead>
        <h1>Advertiser addresses</h1>
      </Lead>
      <AddressBuilder {...args} />
    </Page>
  ),
})

/** The account of the addresses in the list: none, while it is refused. */
function accountOf({ advertiserId, managedClientId }: AddressBuilderProps) {
  const account = { advertiserId: advertiserId || undefined, managedClientId: managedClientId || undefined }
  return buildAdvertiserUrl({ page: 'root', ...account }).error ? {} : account
}

export const Playground = meta.story({
  render: (args) => (
    <Page>
      <Lead>
        <h1>Advertiser addresses</h1>
        <p>
          <bdi>
            Choose a page and an account in Controls to build its address. Below is every address of the
            console; one click selects the whole of it.
          </bdi>
        </p>
      </Lead>
      <AddressBuilder {...args} />
      <AddressList {...accountOf(args)} />
    </Page>
  ),
})

export const PlaygroundSteps = meta.story({
  ...Playground.input,
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, canvasElement, step }) => {
    const url =
      '/advertiser/549755885175/campaign-insights/626735565838/?start_date=2026-01-01&end_date=2026-01-14'
    await step('The address can be copied', async () => {
      const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
      await expect(writeText).toHaveBeenCalledWith(url)
      await expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible()
    })
    await step('Every address is in the list, once', async () => {
      const addresses = [...canvasElement.querySelectorAll('dd')].map(({ textContent }) => textContent)
      await expect(new Set(addresses).size).toBe(
        advertiserPages.length + adObjectives.length + schemaTypes.length,
      )
    })
    canvas.getByRole('button', { name: 'Copied' }).blur()
  },
})

export const Refused = meta.story({
  name: 'Refused (N1)',
  args: { campaignId: '..' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The campaign ID is “.” or “..”')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const ImpossibleDate = meta.story({
  name: 'Impossible date (N3)',
  args: { startDate: '2026-02-30' },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The start date isn’t a calendar date')
  },
})

export const LongIds = meta.story({
  name: 'Long IDs on a phone',
  args: {
    page: 'campaignInsightsProductGroup',
    advertiserId: '723421968459640832',
    campaignId: 'spring/'.repeat(12),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
})

export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: { page: 'reportingCampaigns' },
  globals: { locale: 'ar' },
  play: async ({ canvas, step }) => {
    await step('J21 the address is left to right', async () => {
      const query = canvas.getByText('objective_type', { exact: false, selector: 'bdi *' })
      await expect(getComputedStyle(query).direction).toBe('ltr')
    })
  },
})
