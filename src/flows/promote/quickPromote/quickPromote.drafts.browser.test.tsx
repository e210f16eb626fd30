import { describe, expect, it } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, field, fill, focused, press, see, soon } from '../../../../testing/stage/person.ts'
import {
  filledIn,
  fillInAll,
  opened,
  showing,
  shownValues,
} from '../../../../testing/stage/quickPromotePage.tsx'
import type { MemoryPlatform } from '../../../platform/memory.ts'
import { PROMOTE_DRAFTS_KEY } from '../../runtime/promoteDrafts.storage.ts'

/** What the device keeps, by member. */
const kept = ({ storage }: MemoryPlatform): Record<string, Record<string, Record<string, unknown>>> =>
  JSON.parse(storage.texts.get(PROMOTE_DRAFTS_KEY) ?? '{}')
const own = JSON.stringify([wren.userId, '549755885175:pin:21', 'en'])
const restored = 'We filled in what you had entered before.'

describe.each(modes)('Q12 the draft of an ad, %s', (_, mount) => {
  const show = showing(mount)

  it('is stored 300 ms after the last change, with the amount in minor units', async () => {
    const { clock, platform } = show()
    await fillInAll()
    clock.advance(299)
    expect(kept(platform)).toEqual({})
    clock.advance(1)
    await see('Saved')
    expect(kept(platform)[wren.userId]?.[own]).toMatchObject({
      version: 1,
      savedAt: Date.UTC(2026, 5, 1, 12) + 300,
      name: 'Spring walks',
      dailyBudget: { minor: 1250, currency: 'USD' },
      duration: '14',
      tag: { conversionTagId: '5001', conversionEvent: 'checkout' },
    })
  })

  it('is stored at once when the page is hidden, and a page without changes stores nothing', async () => {
    const { platform } = show()
    await opened()
    platform.window.hide()
    expect(kept(platform)).toEqual({})
    await fill('Ad name', 'Spring walks')
    platform.window.hide()
    expect(kept(platform)[wren.userId]?.[own]).toHaveProperty('name', 'Spring walks')
  })

  it('M5 comes back whole; starting over empties the form, and Undo brings it back', async () => {
    const first = show()
    await fillInAll()
    first.platform.window.hide()
    first.unmount()
    show(undefined, {}, { platform: first.platform })
    await see(restored)
    expect(shownValues()).toEqual(filledIn)
    await press('Start over')
    await see('You started over.')
    expect([field('Ad name').value, field('Daily budget in USD').value, focused()]).toEqual([
      'Guided walks along the ridge',
      '3.00',
      'h1 Promote your Pin',
    ])
    await press('Undo')
    await soon(() => expect(field('Ad name').value).toBe('Spring walks'))
    expect(shownValues()).toEqual(filledIn)
  })

  it('C8 two tabs: the one that is behind writes nothing until the member has chosen', async () => {
    const one = show()
    await fillInAll()
    one.clock.advance(300)
    await see('Saved')
    const before = kept(one.platform)
    const newer = { ...before[wren.userId]?.[own], savedAt: one.clock.now() + 1, name: 'Autumn walks' }
    one.platform.storage.writeFromOtherTab(PROMOTE_DRAFTS_KEY, { [wren.userId]: { [own]: newer } })
    await see('This ad was changed in another tab.')
    await fill('Number of days', '21')
    one.clock.advance(1_000)
    one.platform.window.hide()
    expect(kept(one.platform)[wren.userId]?.[own]).toEqual(newer)
    await press('Use that version')
    await soon(() => expect(field('Ad name').value).toBe('Autumn walks'))
    expect(field('Number of days').value).toBe('14')
    const newest = { ...newer, savedAt: one.clock.now() + 1, name: 'Winter walks' }
    one.platform.storage.writeFromOtherTab(PROMOTE_DRAFTS_KEY, { [wren.userId]: { [own]: newest } })
    await press('Keep this one')
    await soon(() => expect(kept(one.platform)[wren.userId]?.[own]).toHaveProperty('name', 'Autumn walks'))
    expect(field('Ad name').value).toBe('Autumn walks')
  })

  it('C5 a full device is said once, and the ad can be created all the same', async () => {
    const { clock, log, platform } = show('quickPromote.draftUnsaved')
    await opened()
    for (const name of ['Spring', 'Spring walks']) {
      await fill('Ad name', name)
      clock.advance(300)
      await see('Not saved')
    }
    platform.window.hide()
    expect(log.map(({ details }) => details['row'])).toEqual(['quickPromote.draftUnsaved'])
    expect(document.querySelectorAll('[role="alert"]:not(:empty)')).toHaveLength(1)
    await press('Promote')
    await byRole('heading', 'Your ad is on its way')
  })

  it('is deleted by a success alone', async () => {
    const first = show('quickPromote.refused')
    await opened()
    await fill('Ad name', 'Spring walks')
    first.clock.advance(300)
    await see('Saved')
    await press('Promote')
    await press('Back to your ad')
    expect(Object.keys(kept(first.platform)[wren.userId] ?? {})).toEqual([own])
    first.unmount()
    const { platform } = first
    // The second scenario's answer takes precedence.
    show('quickPromote.createdUnheard', {}, { platform })
    await see(restored)
    await press('Promote')
    await byRole('heading', 'We don’t know yet')
    expect(Object.keys(kept(platform)[wren.userId] ?? {})).toEqual([own])
    await press('Check now')
    await byRole('heading', 'Your ad is on its way')
    expect(platform.storage.texts.has(PROMOTE_DRAFTS_KEY)).toBe(false)
  })
})
