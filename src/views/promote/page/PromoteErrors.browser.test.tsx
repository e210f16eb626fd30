import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { PromoteErrors } from '../../../errors/promote/promote.errors.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, field, focused, press, see, soon } from '../../../../testing/stage/person.ts'
import { FollowingPage, promotePageView, type PagePart } from '../testing/promotePage.tsx'

const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe.each(modes)('errors of the page that promotes a pin, %s', (_, mount) => {
  /** The page, whose errors appear when it is submitted. */
  const mountSubmitted = (errors: PromoteErrors, state: Parameters<typeof promotePageView>[0] = {}) => {
    const onSubmit = vi.fn<() => void>(() =>
      render(<FollowingPage {...state} onSubmit={onSubmit} errors={errors} isSubmitted />),
    )
    const { render } = mount(<FollowingPage {...state} onSubmit={onSubmit} />)
    return { render, onSubmit }
  }

  it.each<[PromoteErrors, string, string]>([
    [{ pin: 'quickPromote.pinForeign' }, 'button Change Pin', 'You can only promote your own Pins.'],
    [{ name: 'quickPromote.nameRequired' }, 'name', 'Give your ad a name.'],
    [{ destinationUrl: 'quickPromote.destinationInvalid' }, 'destinationUrl', 'look like a web address'],
    [{ duration: 'quickPromote.durationInvalid' }, 'duration', 'Enter how many days'],
    [{ endDate: 'quickPromote.endDatePast' }, 'endDate', 'Choose today or a later day.'],
    [{ tag: 'quickPromote.tagRequired' }, 'button Choose a conversion', 'Choose the tag and the event'],
    [{ tag: 'quickPromote.tagRequired', name: 'quickPromote.nameRequired' }, 'name', 'Give your ad a name.'],
  ])('J5 M10 %o is said, and the first field has the focus', async (errors, control, sentence) => {
    mountSubmitted(errors, { values: { adType: 'WEB_CONVERSION' } })
    await press('Promote')
    await see(sentence)
    await soon(() => expect(focused()).toBe(control))
    expect(document.activeElement?.ariaInvalid).toBe('true')
    expect(document.activeElement && described(document.activeElement)).toContain(sentence)
    expect(document.querySelectorAll('main [aria-invalid]')).toHaveLength(Object.keys(errors).length)
  })

  it('J5 a second submit with the same error moves the focus to it again', async () => {
    mountSubmitted({ name: 'quickPromote.nameRequired' })
    await press('Promote')
    await soon(() => expect(focused()).toBe('name'))
    await userEvent.click(field('Destination'))
    await press('Promote')
    await soon(() => expect(focused()).toBe('name'))
  })

  it.each(['mouse', 'Enter'])(
    'M1 an unusual budget has the focus until it is confirmed, by %s',
    async (way) => {
      const { onSubmit } = mountSubmitted({})
      await userEvent.fill(await byRole('textbox', 'Daily budget in EUR'), '700')
      // Without leaving the field first, so that the question appears with the press.
      await (way === 'mouse' ? press('Promote') : userEvent.keyboard('{Enter}'))
      await see('Confirm this amount below, or enter a lower one.')
      expect([focused(), onSubmit.mock.calls.length]).toEqual(['budget', 1])
    },
  )

  it.each<[string, string | null, string]>([
    ['the server’s words', 'Pins about tobacco can’t be promoted.', 'Pins about tobacco can’t be promoted.'],
    ['our own without any', null, 'You can’t promote this Pin.'],
  ])('D22 a refused pin says %s, in the pin area', async (__, serverMessage, sentence) => {
    mount(promotePageView({ errors: { pin: 'quickPromote.pinRefused' }, serverMessage }))
    await see(sentence)
    const area = document.querySelector('[data-ui="pinArea"] [data-ui="error"]')
    expect([area?.textContent, area?.getAttribute('aria-live')]).toEqual([sentence, 'polite'])
  })

  it('shows the server’s words nowhere else', async () => {
    mount(promotePageView({ errors: { name: 'quickPromote.nameRequired' }, serverMessage: 'Internal: 0x80' }))
    await see('Give your ad a name.')
    expect(document.body.textContent).not.toContain('0x80')
  })

  it('keeps quiet about days and end date that are not used', async () => {
    mount(
      promotePageView({
        values: { isOngoing: true },
        errors: { duration: 'quickPromote.durationInvalid', endDate: 'quickPromote.endDatePast' },
      }),
    )
    await byRole('button', 'Promote')
    expect(document.querySelectorAll('main [aria-invalid]')).toHaveLength(0)
  })

  it.each<[string, PagePart, string]>([
    ['a problem of the whole page', { notice: 'quickPromote.notCreated' }, 'Your ad was not created'],
    ['a device that keeps no drafts', { draft: 'unsaved' }, 'This browser can’t save your draft.'],
    ['a restored draft', { restoration: 'restored' }, 'We filled in what you had entered before.'],
    ['a draft that was left', { restoration: 'discarded' }, 'You started over.'],
    ['another tab', { draft: 'outdated' }, 'This ad was changed in another tab.'],
    ['a pin that is gone', { draftNotes: ['pinGone'] }, 'The Pin isn’t available anymore.'],
    ['a higher minimum', { draftNotes: ['minimumRisen'] }, 'The lowest daily budget is now €1\u00a0EUR.'],
    ['another currency', { draftNotes: ['otherCurrency'] }, 'Your ads are now billed in EUR'],
    ['a draft that has ended', { draftNotes: ['endDatePast'] }, 'The end date has passed.'],
  ])('M5 %s is announced in a region that was there before', async (__, state, sentence) => {
    const { render } = mount(promotePageView())
    const regions = new Set(document.querySelectorAll('[role="status"], [role="alert"]'))
    render(promotePageView(state))
    await see(sentence)
    const region = [...regions].find((element) => element.textContent?.includes(sentence))
    expect(region?.isConnected).toBe(true)
  })

  it('M5 says that a change is saved, without announcing it', async () => {
    mount(promotePageView({ draft: 'saved' }))
    await see('Saved')
    expect(
      document.querySelector('[data-ui="draftSaved"]')?.closest('[aria-live], [role="status"]'),
    ).toBeNull()
  })
})
