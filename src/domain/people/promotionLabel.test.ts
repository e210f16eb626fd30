import { describe, expect, it } from 'vitest'
import { isUnsponsored, promotionLabel, type PromotionLabel } from './promotionLabel.ts'

const noYes = [false, true]

/** Every combination of link, auth state and experiments. */
const surroundings = noYes.flatMap((hasLink) =>
  noYes.flatMap((isAuth) =>
    noYes.flatMap((forMembers) =>
      noYes.map((forVisitors) => ({
        link: hasLink ? 'https://acme.example/' : null,
        viewer: { isAuth },
        experiments: { paid_link_label: forMembers, paid_link_label_unauth: forVisitors },
      })),
    ),
  ),
)

describe('§3 sponsorship statuses', () => {
  it('0, 2 and 3 are one group', () => {
    expect([0, 1, 2, 3, 4, 5].filter(isUnsponsored)).toEqual([0, 2, 3])
  })
})

describe('§6 labels depend on auth state and experiments', () => {
  // link, signed in, experiment for signed-in viewers, experiment for others
  it.each<readonly [string, PromotionLabel]>([
    ['no link, visitor, off, off', 'paidPartnership'],
    ['no link, visitor, off, on', 'paidPartnership'],
    ['no link, visitor, on, off', 'paidPartnership'],
    ['no link, visitor, on, on', 'paidPartnership'],
    ['no link, member, off, off', 'paidPartnership'],
    ['no link, member, off, on', 'paidPartnership'],
    ['no link, member, on, off', 'paidPartnership'],
    ['no link, member, on, on', 'paidPartnership'],
    ['link, visitor, off, off', 'paidPartnership'],
    ['link, visitor, off, on', 'paidLink'],
    ['link, visitor, on, off', 'paidPartnership'],
    ['link, visitor, on, on', 'paidLink'],
    ['link, member, off, off', 'paidPartnership'],
    ['link, member, off, on', 'paidPartnership'],
    ['link, member, on, off', 'paidLink'],
    ['link, member, on, on', 'paidLink'],
  ])('sponsored, %s: %s', (combination, label) => {
    const [link, who, forMembers, forVisitors] = combination.split(', ')
    expect(
      promotionLabel({
        sponsorship: 1,
        link: link === 'link' ? 'https://acme.example/' : null,
        viewer: { isAuth: who === 'member' },
        experiments: { paid_link_label: forMembers === 'on', paid_link_label_unauth: forVisitors === 'on' },
      }),
    ).toBe(label)
  })

  it.each([0, 2, 3, null, undefined])('status %s: no label, in every combination', (sponsorship) => {
    expect(surroundings).toHaveLength(16)
    expect(surroundings.map((rest) => promotionLabel({ sponsorship, ...rest }))).toEqual(
      surroundings.map(() => null),
    )
  })

  it.each([0, 1, 2, 3, null, undefined])("an ad of status %s: 'promoted', in every combination", (status) => {
    const ads = surroundings.map((rest) => promotionLabel({ isPromoted: true, sponsorship: status, ...rest }))
    expect(ads).toEqual(surroundings.map(() => 'promoted'))
  })
})

describe('what no server should send', () => {
  const viewer = { isAuth: true }
  const experiments = { paid_link_label: true }

  it.each([4, 7, 99])('the unknown status %d counts as a sponsorship', (sponsorship) => {
    expect(promotionLabel({ sponsorship, viewer, experiments: {} })).toBe('paidPartnership')
  })

  it.each([NaN, Infinity, 1.5])('%d is no status', (sponsorship) => {
    expect(promotionLabel({ sponsorship, viewer, experiments })).toBeNull()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '', ' '])('A17 %j is no link', (link) => {
    expect(promotionLabel({ sponsorship: 1, link, viewer, experiments })).toBe('paidPartnership')
  })
})
