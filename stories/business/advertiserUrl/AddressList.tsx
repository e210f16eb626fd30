import { styled } from 'styled-components'
import {
  adObjectives,
  buildAdvertiserUrl,
  createAdsPage,
  schemaTypes,
  schemaTypeUrl,
  type AdvertiserUrlRequest,
} from '../../../src/business.ts'
import { requestFor } from '../../../src/domain/business/advertiserUrl/testing/requestFor.ts'
import { goldenGroups } from '../../../src/domain/business/advertiserUrl/testing/goldenAddresses.ts'
import { Icon } from '../../../src/ui/layout/icons.tsx'
import { css } from '../../../src/theme/css.ts'
import { vars } from '../../../src/theme/vars.ts'
import { Address } from './Address.tsx'

const Groups = styled.div(css`
  border-block-end: 1px solid ${vars.color.divider};
  details {
    border-block-start: 1px solid ${vars.color.divider};
  }
  summary {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    padding-block: ${vars.space[3]};
    cursor: pointer;
    list-style: none;
    > h2 {
      font-size: ${vars.type[16]};
    }
    > span {
      flex: 1;
      color: ${vars.color.textSubtle};
      font-size: ${vars.type[14]};
    }
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details[open] > summary > svg {
    rotate: 180deg;
  }
  dl {
    margin: 0;
    padding-block-end: ${vars.space[4]};
  }
  dl > div {
    display: grid;
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: 0 ${vars.space[4]};
    padding-block: ${vars.space[2]};
    border-block-start: 1px solid ${vars.color.divider};
    font-size: ${vars.type[14]};
  }
  dt {
    color: ${vars.color.textSubtle};
  }
  dd {
    margin: 0;
  }
  @media (max-width: 600px) {
    dl > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`)

/** Examples: the IDs and the host of the addresses in the list. */
const ids = { experimentId: '626736533506', campaignId: '626735565838', productGroupId: '2680060704746' }
const host = 'https://schema.example'

type Account = Pick<AdvertiserUrlRequest, 'advertiserId' | 'managedClientId'>
type Rows = readonly (readonly [name: string, url: string | null])[]

/** The addresses in the order of the specification: its pages, then what is chosen by objective, preference and type. */
function groupsFor(account: Account): readonly (readonly [title: string, rows: Rows])[] {
  const urlOf = (request: AdvertiserUrlRequest) => buildAdvertiserUrl(request).url
  const pages = goldenGroups.map(({ title, addresses }) => {
    const rows = addresses.map(([page]) => {
      const request: AdvertiserUrlRequest = Object.assign(requestFor(page, ids), account)
      return [page, urlOf(request)] as const
    })
    return [title, rows] as const
  })
  const objectives = adObjectives.map(
    (objective) => [objective, urlOf({ page: 'reportingCampaigns', ...account, objective })] as const,
  )
  const preferences = ['ADS_MANAGER', 'AUTOMATED_CAMPAIGN', 'Any other'].map(
    (preference) => [preference, urlOf({ page: createAdsPage(preference), ...account })] as const,
  )
  const types = schemaTypes.map((type) => [type, schemaTypeUrl(type, host)] as const)
  return [
    ...pages,
    ['Campaigns by objective', objectives],
    ['New ad by preferred tool', preferences],
    ['Types of structured data', types],
  ]
}

/** Every address, grouped as in the specification. */
export const AddressList = (account: Account) => (
  <Groups>
    {groupsFor(account).map(([title, rows]) => (
      <details key={title} open={title === 'Reporting'}>
        <summary>
          <h2>{title}</h2>
          <span>{rows.length}</span>
          <Icon path="M6 9.5l6 6 6-6" />
        </summary>
        <dl>
          {rows.map(([name, url]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{url !== null && <Address url={url} />}</dd>
            </div>
          ))}
        </dl>
      </details>
    ))}
  </Groups>
)
