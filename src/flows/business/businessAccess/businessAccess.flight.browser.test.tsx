import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { given, modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, isGone, press, see, soon } from '../../../../testing/stage/person.ts'
import { choose, pin, saves } from '../../../../testing/stage/saveToBoardPage.tsx'
import { FollowButton } from '../../people/follow/FollowButton.tsx'
import { callsTo, sage } from '../../people/testing/follow.ts'
import { ACTING_PROFILE_KEY } from '../../runtime/actingProfile.storage.ts'
import { useTackboard } from '../../runtime/config.ts'
import type { VisitMemory } from '../../runtime/visitMemory.ts'
import { SaveToBoardModal } from '../../saving/saveToBoard/SaveToBoardModal.tsx'
import { BusinessAccess } from './BusinessAccess.tsx'

const session = { ...wren, isPartner: true }
const options = { session, browser: { stored: { [ACTING_PROFILE_KEY]: { [wren.userId]: '701' } } } }
const bar = () => byRole('button', /^Acting as Larch Street Bakery/)

describe.each(modes)('L3 a switch while a request is in flight, %s', (_, mount) => {
  it('drops a save: no dialog, toast, callback or memory of it is left', async () => {
    const onSaved = vi.fn<() => void>()
    const onClose = vi.fn<() => void>()
    const visits = new Set<VisitMemory>()
    const Page = () => {
      const { visit, actingFor } = useTackboard()
      visits.add(visit)
      // Only a page that starts again closes the dialog.
      const [isOpen] = useState(actingFor !== null)
      return <SaveToBoardModal isOpen={isOpen} pin={pin} onSaved={onSaved} onClose={onClose} />
    }
    const mounted = mount(
      <BusinessAccess>
        <Page />
      </BusinessAccess>,
      { ...options, given: 'save.neverAnswers' },
    )
    await byRole('option', /^Rye and oats/)
    // The dialog blocks the bar, so the switch is a loss of access. It comes before the save times out.
    mounted.clock.advance(299_000)
    await choose('Rye and oats')
    await soon(() => expect(saves(mounted)).toHaveLength(1))
    given('businessAccess.empty')
    mounted.clock.advance(1_000)
    await see('You no longer have access to that business profile')
    await isGone()
    const { log } = mounted
    expect(saves(mounted).map((call) => call.isAborted())).toEqual([true])
    expect([onSaved, onClose].flatMap(({ mock }) => mock.calls)).toEqual([])
    expect([...visits].flatMap((visit) => visit.recentSaves().boards)).toEqual([])
    expect(document.querySelectorAll('[data-ui="toaster"] [role]:not(:empty)')).toHaveLength(0)
    expect(log.map(({ event }) => event)).toEqual(['actingProfile.switched'])
  })

  it('drops a follow, and the new profile does not show it', async () => {
    const mounted = mount(
      <BusinessAccess>
        <FollowButton member={sage} />
      </BusinessAccess>,
      { ...options, given: 'follow.neverAnswers' },
    )
    await bar()
    await press(/^Follow/)
    await byRole('button', /^Following/)
    await press('Use your own profile')
    await byRole('button', 'Follow Sage Dogwood')
    expect(callsTo(mounted, 'followUser').map((call) => call.isAborted())).toEqual([true])
    expect(mounted.log.map(({ event }) => event)).toEqual(['actingProfile.switched'])
  })

  it('two quick switches end at the second, and leave nothing of the first', async () => {
    const subjects = new Set<string | null>()
    const Page = () => {
      const { actingFor } = useTackboard()
      subjects.add(actingFor)
      return <output>{actingFor}</output>
    }
    const { platform } = mount(
      <BusinessAccess>
        <Page />
      </BusinessAccess>,
      options,
    )
    ;(await bar()).click()
    const [tidewater, tea] = [
      await byRole('button', /^Tidewater Ceramics/),
      await byRole('button', /^Ōmi Tea House/),
    ]
    tidewater.click()
    tea.click()
    await byRole('button', /^Acting as Ōmi Tea House/)
    expect(document.querySelector('output')?.textContent).toBe('704')
    expect(platform.storage.texts.get(ACTING_PROFILE_KEY)).toBe(JSON.stringify({ [wren.userId]: '704' }))
  })
})
