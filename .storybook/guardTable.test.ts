/** The toolbar's guard table, pair by pair. */
import { describe, expect, it } from 'vitest'
import {
  guarded,
  guardTable,
  refusalOf,
  settle,
  unguarded,
  whyNot,
  type Choice,
  type Guarded,
} from './guardTable.ts'
import { guardedDefaults } from './toolbar.ts'
import { ownOf } from '../testing/stage/own.ts'
import { driven } from '../stories/journeys/reaches.ts'

const valuesOf = (name: Guarded) => Object.keys(guarded[name])
const signedIn = ['member', 'partner', 'adAccountOwner', 'actingForOther']

/** Every pair of values from two of the three choices. */
const pairs = (['viewer country', 'viewer experiment', 'country experiment'] as const).flatMap((names) => {
  // SAFETY: the names above, two at a time.
  const [one, other] = names.split(' ') as [Guarded, Guarded]
  return valuesOf(one).flatMap((first) =>
    valuesOf(other).map((second) => ({ [one]: first, [other]: second }) as Partial<Choice>),
  )
})

/** The pairs that are refused, written out in full. */
const refused = new Set([
  ...signedIn.flatMap((who) =>
    [
      'kr_privacy_consent',
      'facebook_signup_disabled',
      'one_tap',
      'one_tap_button',
      'paid_link_label_unauth',
    ].map((name) => `${who} ${name}`),
  ),
  ...['one_tap', 'one_tap_button'].map((name) => `limited ${name}`),
  ...['visitor', 'limited'].flatMap((who) => [`${who} paid_link_label`, `${who} quick_promote_close_window`]),
  ...['US', 'JP', 'DE', 'SE', 'CZ'].map((country) => `${country} kr_privacy_consent`),
])

describe('each pair is offered or refused with its reason', () => {
  it('has every pair once', () => expect(pairs).toHaveLength(6 * 6 + 6 * 10 + 6 * 10))

  it.each(pairs.map((pair) => [Object.values(pair).join(' × '), pair] as const))('%s', (_, pair) => {
    const row = refusalOf(pair)
    const isRefused = refused.has(Object.values(pair).join(' '))
    expect({ reason: Boolean(row?.reason), sentence: Boolean(row?.sentence) }).toEqual({
      reason: isRefused,
      sentence: isRefused,
    })
  })
})

describe('the table', () => {
  it('covers every experiment, restricted or not', () => {
    const named = [...guardTable.map(({ experiment }) => experiment), ...Object.keys(unguarded)]
    expect(new Set(named)).toEqual(new Set(valuesOf('experiment')))
  })

  it('offers each experiment to at least one viewer in one country', () => {
    const offered = valuesOf('experiment').filter((experiment) =>
      valuesOf('viewer').some((viewer) =>
        // SAFETY: these are values of the table.
        valuesOf('country').some(
          (country) =>
            whyNot({ viewer, country, experiment } as Choice, experiment as Choice['experiment']) === null,
        ),
      ),
    )
    expect(offered).toEqual(valuesOf('experiment'))
  })
})

describe('an impossible choice', () => {
  it('leaves a possible one alone', () => {
    const choice: Choice = { viewer: 'visitor', country: 'KR', experiment: 'kr_privacy_consent' }
    expect(settle({ ...choice, theme: 'dark' }, guardedDefaults)).toEqual({ choice, because: [] })
  })

  it('resets the experiment when the country changes, and gives the reason', () => {
    const { choice, because } = settle(
      { viewer: 'visitor', country: 'DE', experiment: 'kr_privacy_consent' },
      guardedDefaults,
    )
    expect(choice).toEqual({ viewer: 'visitor', country: 'DE', experiment: 'none' })
    expect(because).toEqual([
      'Consents before sign-up (Korea) was reset. These consents are required only in South Korea.',
    ])
  })

  it.each([{ country: 'Atlantis' }, { viewer: 'toString' }, { experiment: 3 }])(
    'ignores an unknown value in a link: %o',
    (globals) => {
      const { choice, because } = settle({ ...guardedDefaults, ...globals }, guardedDefaults)
      expect(choice).toEqual(guardedDefaults)
      expect(because).toHaveLength(1)
    },
  )

  it('resolves every combination to one that needs no further change', () => {
    for (const viewer of valuesOf('viewer'))
      for (const country of valuesOf('country'))
        for (const experiment of valuesOf('experiment'))
          expect(
            settle({ ...settle({ viewer, country, experiment }, guardedDefaults).choice }, guardedDefaults)
              .because,
          ).toEqual([])
  })
})

describe('a story that makes a choice itself', () => {
  it.each([
    [{}, []],
    [{ viewer: { type: 'AUTH', isAuth: true } }, ['viewer']],
    [{ session: null }, ['viewer']],
    [{ country: 'KR', experiments: { one_tap: true } }, ['country', 'experiment']],
  ] as const)('tells the toolbar which: %o', (options, own) => {
    expect(ownOf(options)).toEqual(own)
    expect(driven(options, {}).parameters).toMatchObject({ ownChoices: own })
  })

  const choice: Choice = { viewer: 'visitor', country: 'DE', experiment: 'kr_privacy_consent' }

  it('keeps its experiment, whatever the toolbar’s other choices are', () => {
    expect(settle({ ...choice }, guardedDefaults, ['experiment'])).toEqual({ choice, because: [] })
  })

  it('is not restricted by a country that it does not show', () => {
    expect(settle({ ...choice }, guardedDefaults, ['country'])).toEqual({ choice, because: [] })
    expect(settle({ ...choice, viewer: 'member' }, guardedDefaults, ['country']).choice.experiment).toBe(
      'none',
    )
  })
})
