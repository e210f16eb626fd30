import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { byRole, field, focused, press, see, soon } from '../../../testing/stage/person.ts'
import { FollowingPage, promotePageView, type PagePart } from './testing/promotePage.tsx'

afterEach(() => page.viewport(1280, 800))

/** One callback that records what it is called with. */
const spy = () => vi.fn<(...payload: readonly unknown[]) => void>()

describe.each(modes)('the page that promotes a pin, %s', (_, mount) => {
  it.each<[string, keyof PagePart, PagePart]>([
    ['Close', 'onClose', {}],
    ['Change Pin', 'onChoosePin', {}],
    ['Choose a Pin', 'onChoosePin', { pin: null }],
    ['Promote', 'onSubmit', {}],
    ['Continue', 'onContinue', { progress: 'created' }],
    ['Start over', 'onStartOver', { restoration: 'restored' }],
    ['Undo', 'onUndo', { restoration: 'discarded' }],
    ['Dismiss', 'onNoticed', { restoration: 'restored' }],
    ['Dismiss', 'onNoticed', { draftNotes: ['pinGone'] }],
    ['Use that version', 'onAdoptDraft', { draft: 'outdated' }],
    ['Keep this one', 'onKeepDraft', { draft: 'outdated' }],
  ])('"%s" calls %s once', async (name, callback, state) => {
    const called = spy()
    mount(<FollowingPage {...state} {...{ [callback]: called }} />)
    await press(name)
    expect(called).toHaveBeenCalledOnce()
  })

  it('J3 an answered notice gives the focus to the title', async () => {
    mount(<FollowingPage restoration="restored" />)
    await press('Start over')
    expect(focused()).toBe('h1 Promote your Pin')
  })

  it.each<[string, string, object]>([
    ['Ad name', 'Cabins', { name: 'Cabins' }],
    ['Destination', 'https://a.example/', { destinationUrl: 'https://a.example/' }],
    ['Number of days', '7', { duration: '7' }],
    ['End date', '2026-05-20', { endDate: '2026-05-20' }],
  ])('what is typed into "%s" is passed on as it is', async (label, text, change) => {
    const onChange = spy()
    mount(<FollowingPage onChange={onChange} />)
    await userEvent.fill(page.getByLabelText(label, { exact: true }), text)
    expect(onChange).toHaveBeenLastCalledWith(change)
  })

  it('passes on the budget, and its confirmation', async () => {
    const [onBudget, onConfirmBudget] = [spy(), spy()]
    mount(<FollowingPage onBudget={onBudget} onConfirmBudget={onConfirmBudget} />)
    await userEvent.fill(await byRole('textbox', 'Daily budget in EUR'), '700')
    await userEvent.tab()
    expect(onBudget).toHaveBeenLastCalledWith({ text: '700', locale: 'en' })
    await press('Yes, keep €700')
    expect(onConfirmBudget.mock.calls).toEqual([[{ minor: 70_000, currency: 'EUR' }]])
  })

  it('E6 says how a long name will be cut, and leaves what is typed', async () => {
    mount(<FollowingPage />)
    const name = field('Ad name')
    const family = '👨‍👩‍👧‍👦'
    await userEvent.fill(name, family.repeat(63))
    expect(document.body.textContent).not.toContain('too long')
    await userEvent.fill(name, family.repeat(64))
    await see(`It will be saved as “${family.repeat(62)}…”`)
    expect(name.value).toBe(family.repeat(64))
  })

  it('M4 days and end date follow each other, and the caret stays', async () => {
    mount(<FollowingPage />)
    const [days, endDate] = [field('Number of days'), field('End date')]
    await userEvent.click(days)
    days.setSelectionRange(1, 1)
    await userEvent.keyboard('2')
    expect([days.value, days.selectionStart, endDate.value, focused()]).toEqual([
      '120',
      2,
      '2026-08-30',
      'duration',
    ])
    await userEvent.fill(endDate, '2026-05-03')
    expect([days.value, focused()]).toEqual(['1', 'endDate'])
    await press('Suggested: 10 days')
    expect([days.value, endDate.value]).toEqual(['10', '2026-05-12'])
  })

  it('M3 cleared days stay empty and clear the end date, whose first day is today', async () => {
    mount(<FollowingPage />)
    const [days, endDate] = [field('Number of days'), field('End date')]
    await userEvent.clear(days)
    await userEvent.tab()
    expect([days.value, endDate.value, endDate.min]).toEqual(['', '', '2026-05-03'])
  })

  it('keeps days and end date while the ad runs until it is stopped', async () => {
    const onChange = spy()
    mount(<FollowingPage onChange={onChange} />)
    await userEvent.click(await byRole('switch', 'Run until I stop it'))
    expect(onChange).toHaveBeenLastCalledWith({ isOngoing: true })
    const [days, endDate] = [field('Number of days'), field('End date')]
    expect([days.disabled, days.value, endDate.disabled, endDate.value]).toEqual([
      true,
      '10',
      true,
      '2026-05-12',
    ])
    await see('€49.00 a week until you stop it')
    await userEvent.click(await byRole('switch', 'Run until I stop it'))
    expect([days.disabled, days.value]).toEqual([false, '10'])
  })

  it.each(['sending', 'slow'] as const)('D1 nothing can be changed while it is %s', async (progress) => {
    const [onSubmit, onChoosePin] = [spy(), spy()]
    mount(<FollowingPage progress={progress} onSubmit={onSubmit} onChoosePin={onChoosePin} />)
    const submit = await byRole('button', 'Promote')
    submit.click()
    // By script: a press waits for a button that can be pressed.
    ;(await byRole('button', 'Change Pin')).click()
    expect(submit.ariaBusy).toBe('true')
    const open = [...document.querySelectorAll<HTMLInputElement>('form input:enabled:not([readonly])')]
    expect(open.map(({ name, type }) => name || type)).toEqual([])
    // What the visitor may be reading keeps the focus.
    expect(
      ['Ad name', 'Destination', 'Number of days', 'End date'].every((name) => field(name).readOnly),
    ).toBe(true)
    expect([...onSubmit.mock.calls, ...onChoosePin.mock.calls]).toEqual([])
    await see(progress === 'slow' ? 'Please don’t close this page.' : 'Creating your ad')
  })

  it('D1 an ad that was created can be read, and only be continued', async () => {
    mount(<FollowingPage progress="created" values={{ isAutoTargeting: false, interests: ['i1'] }} />)
    await see('Your ad has already been created')
    const enabled = [...document.querySelectorAll('main :is(input, button):enabled')]
    expect(enabled.map((control) => control.getAttribute('aria-label') ?? control.textContent)).toEqual([
      'Close',
      'Continue',
    ])
    expect(field('Ad name').value).toBe('Morning at the lake')
  })

  it('starts the fields again when the form is filled in anew', async () => {
    const { render } = mount(promotePageView())
    await userEvent.fill(field('Ad name'), 'Mine')
    await userEvent.fill(await byRole('textbox', 'Daily budget in EUR'), '9')
    render(promotePageView({ formKey: '2', values: { name: 'Theirs', duration: '3' } }))
    await soon(() => expect(field('Ad name').value).toBe('Theirs'))
    expect([field('Number of days').value, field('Daily budget in EUR').value]).toEqual(['3', '7.00'])
  })
})
