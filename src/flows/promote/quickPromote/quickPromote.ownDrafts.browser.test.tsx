import { describe, expect, it } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { modes, type MountOptions } from '../../../../testing/stage/mountFlow.tsx'
import { field, fill, focused, press, see } from '../../../../testing/stage/person.ts'
import { creations, opened, showing, shownValues } from '../../../../testing/stage/quickPromotePage.tsx'
import { stored } from '../../../../testing/stage/promoteDrafts.ts'
import { forgetPerson } from '../../auth/accounts/forgetPerson.ts'
import { PROMOTE_DRAFTS_KEY } from '../../runtime/promoteDrafts.storage.ts'

const restored = 'We filled in what you had entered before.'
const draft = stored({ savedAt: Date.UTC(2026, 5, 1, 11) }).tackboard_promote_drafts
const own = JSON.stringify([wren.userId, '549755885175:pin:21', 'en'])
const others: readonly (readonly [string, MountOptions])[] = [
  ['another member', { session: { ...wren, userId: '4' } }],
  ['another profile', { actingFor: '701' }],
  ['another locale', { locale: 'de' }],
]

describe.each(modes)('whose draft it is, %s', (_, mount) => {
  const show = showing(mount)

  it.each(others)('Q12 %s has a draft of their own', async (_name, other) => {
    const first = show()
    await opened()
    await fill('Ad name', 'Spring walks')
    first.clock.advance(300)
    await see('Saved')
    first.unmount()
    const { platform } = first
    const second = show(undefined, {}, { platform, ...other })
    await opened()
    expect([field('Ad name').value, document.body.textContent.includes(restored)]).toEqual([
      'Guided walks along the ridge',
      false,
    ])
    await fill('Ad name', 'Autumn walks')
    platform.window.hide()
    second.unmount()
    show(undefined, {}, { platform })
    await see(restored)
    expect(field('Ad name').value).toBe('Spring walks')
  })

  it('C14 logging out removes it, and keeps those of other members', async () => {
    const all = { ...draft, '4': draft[wren.userId] }
    const first = show(undefined, {}, { browser: { stored: { [PROMOTE_DRAFTS_KEY]: all } } })
    await see(restored)
    first.unmount()
    forgetPerson(first.platform, wren.userId)
    const text = first.platform.storage.texts.get(PROMOTE_DRAFTS_KEY) ?? ''
    expect(Object.keys(JSON.parse(text))).toEqual(['4'])
    show(undefined, {}, { platform: first.platform })
    await opened()
    expect(field('Ad name').value).toBe('Guided walks along the ridge')
  })
})

/** The fields of a new form. */
const fresh = {
  name: 'Guided walks along the ridge',
  destinationUrl: 'https://wren.example/walks',
  budget: '3.00',
  duration: '10',
  endDate: '2026-06-10',
}
const notNumbers = [null, '12.50', 12.5, { minor: '1250', currency: 'USD' }, { minor: 1.5, currency: 'USD' }]

describe.each(modes)('C7 M5 a draft that this version did not write, %s', (_, mount) => {
  const show = showing(mount)
  const showStored = (text: unknown) =>
    show(undefined, {}, { browser: { stored: { [PROMOTE_DRAFTS_KEY]: text } } })
  const showDraft = async (change: Readonly<Record<string, unknown>>) => {
    const before = { ...draft[wren.userId]?.[own], ...change }
    const mounted = showStored({ [wren.userId]: { [own]: before } })
    await see(restored)
    expect(mounted.host.textContent).not.toMatch(/NaN|undefined|null|\[object|Infinity/)
    return mounted
  }

  it('of another version is read field by field', async () => {
    await showDraft({ version: 99, keywords: ['walks'], endDate: '2026-06-14' })
    expect(shownValues()).toMatchObject({
      texts: { name: 'Spring walks', budget: '12.50', duration: '14', endDate: '2026-06-14' },
      chosen: ['25–34', '35–44', 'Hiking', 'CONSIDERATION'],
    })
  })

  it('with wrong types starts those fields anew, without an amount that nobody has typed', async () => {
    const wrong = {
      name: 7,
      destinationUrl: {},
      duration: 14,
      endDate: [],
      isOngoing: 'no',
      dailyBudget: '12.50',
    }
    await showDraft({ ...wrong, isAutoTargeting: 1, interests: 'hiking', ages: {}, adType: 'OTHER', tag: 5 })
    expect(shownValues()).toMatchObject({
      texts: { ...fresh, budget: '' },
      chosen: ['Choose the audience for me', 'CONSIDERATION'],
    })
  })

  it.each(notNumbers)(
    'with the amount %j has an empty budget, which is asked for and never sent',
    async (amount) => {
      const { calls } = await showDraft({ dailyBudget: amount })
      expect(field('Daily budget in USD').value).toBe('')
      await press('Promote')
      await see('Enter a daily budget.')
      expect([focused(), creations({ calls })]).toEqual(['budget', []])
    },
  )

  it.each([null, 7, 'draft', [1, 2], { [wren.userId]: [] }, { [wren.userId]: { [own]: 'draft' } }])(
    'C6 that is no draft at all (%j) is none',
    async (text) => {
      showStored(text)
      await opened()
      expect(shownValues().texts).toEqual(fresh)
    },
  )
})
