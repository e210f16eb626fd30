import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defaultPolicy } from '../../domain/policy/policy.ts'
import { budgetFor } from '../../domain/promote/budget.ts'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { byRole, focused, press, see, soon } from '../../../testing/stage/person.ts'
import { Form } from '../../ui/fields/Form.tsx'
import { KeptBudget, type KeptBudgetProps } from './testing/KeptBudget.tsx'

const limits = budgetFor('DE', defaultPolicy.promote)
const euro = (minor: number) => ({ minor, currency: 'EUR' })

const input = async () => {
  const element = await byRole('textbox', 'Daily budget in EUR')
  if (!(element instanceof HTMLInputElement)) throw new Error('The budget is not an input.')
  return element
}

describe.each(modes)('the budget field, %s', (_, mount) => {
  const mountField = () => {
    const onReading = vi.fn<NonNullable<KeptBudgetProps['onReading']>>()
    const onConfirm = vi.fn<(amount: unknown) => void>()
    const onSubmit = vi.fn<(values: unknown) => void>()
    mount(
      <Form onSubmit={onSubmit}>
        <KeptBudget limits={limits} onReading={onReading} onConfirm={onConfirm} />
      </Form>,
    )
    return { onReading, onConfirm, onSubmit }
  }

  it('formats on blur alone, so that the caret stays where it is', async () => {
    const { onReading } = mountField()
    const budget = await input()
    await userEvent.click(budget)
    await userEvent.keyboard('1250')
    budget.setSelectionRange(1, 1)
    await userEvent.keyboard('9')
    expect([budget.value, budget.selectionStart]).toEqual(['19250', 2])
    expect(onReading).toHaveBeenLastCalledWith({ kind: 'amount', money: euro(1_925_000), check: 'unusual' })
    await userEvent.tab()
    expect(budget.value).toBe('19,250.00')
  })

  it('is no spinner: arrow keys and the wheel change nothing', async () => {
    const { onReading } = mountField()
    const budget = await input()
    await userEvent.click(budget)
    await userEvent.keyboard('5')
    onReading.mockClear()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{PageUp}{PageDown}')
    budget.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true }))
    expect([budget.value, budget.type, budget.inputMode, budget.autocomplete]).toEqual([
      '5',
      'text',
      'decimal',
      'off',
    ])
    expect(onReading).not.toHaveBeenCalled()
  })

  it('M3 a cleared field stays empty and is never 0', async () => {
    const { onReading } = mountField()
    const budget = await input()
    await userEvent.fill(budget, '12')
    await userEvent.clear(budget)
    await userEvent.tab()
    expect([budget.value, budget.getAttribute('aria-invalid')]).toEqual(['', null])
    expect(onReading).toHaveBeenLastCalledWith({ kind: 'empty' })
  })

  it.each([
    ['the given amount', euro(100_050), '1,000.50'],
    ['nothing, if that is in another currency (M8)', { minor: 300, currency: 'USD' }, ''],
  ])('starts with %s', async (__, initial, text) => {
    mount(<KeptBudget limits={limits} initial={initial} />)
    expect((await input()).value).toBe(text)
  })

  it('G4 refuses zero and what is no number, and keeps the text', async () => {
    const { onReading } = mountField()
    const budget = await input()
    await userEvent.fill(budget, '0')
    await userEvent.tab()
    await see('Enter at least €1 a day.')
    await userEvent.fill(budget, '1e3')
    await userEvent.tab()
    await see('That doesn’t look like an amount')
    expect([budget.value, budget.ariaInvalid]).toEqual(['1e3', 'true'])
    expect(onReading).toHaveBeenLastCalledWith({ kind: 'invalid', reason: 'notANumber' })
  })

  it('M1 asks on Enter too, and an answer is the amount', async () => {
    const { onReading, onSubmit } = mountField()
    await userEvent.fill(await input(), '12.500')
    await userEvent.keyboard('{Enter}')
    await see('Did you mean €12.50 or €12,500?')
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(onReading).toHaveBeenLastCalledWith({ kind: 'ambiguous', readings: [euro(1250), euro(1_250_000)] })
    await press('€12.50')
    expect(onReading).toHaveBeenLastCalledWith({ kind: 'amount', money: euro(1250), check: 'usual' })
    expect((await input()).value).toBe('12.50')
    expect(focused()).toContain('budget')
  })

  it('fills in the suggestion in one tap, even while the text is wrong, and says so', async () => {
    const { onReading } = mountField()
    await userEvent.fill(await input(), '1..2')
    await press('Suggested: €7')
    expect(onReading).toHaveBeenLastCalledWith({ kind: 'amount', money: euro(700), check: 'usual' })
    await see('Budget set to €7.00 EUR a day.')
    expect((await byRole('button', 'Suggested: €7')).ariaPressed).toBe('true')
  })

  it('asks about an unusual amount once', async () => {
    const { onConfirm } = mountField()
    const budget = await input()
    await userEvent.fill(budget, '700')
    await userEvent.tab()
    await press('Yes, keep €700')
    expect(onConfirm.mock.calls).toEqual([[euro(70_000)]])
    await userEvent.tab()
    await soon(() => expect(document.body.textContent).not.toContain('far above'))
    await userEvent.fill(budget, '800')
    await userEvent.tab()
    await see('far above the suggested €7')
  })

  it('M1 an unusual amount without an answer is invalid once it is submitted, until it is kept', async () => {
    const field = (isSubmitted: boolean) => (
      <Form errors={isSubmitted} onSubmit={() => mounted.render(field(true))}>
        <KeptBudget limits={limits} isSubmitted={isSubmitted} />
        <button type="submit">Send</button>
      </Form>
    )
    const mounted = mount(field(false))
    const budget = await input()
    await userEvent.fill(budget, '700')
    await userEvent.tab()
    await see('far above the suggested €7')
    expect(budget.ariaInvalid).toBeNull()
    await press('Send')
    await see('Confirm this amount below, or enter a lower one.')
    expect([budget.ariaInvalid, focused()]).toEqual(['true', 'budget'])
    await press('Yes, keep €700')
    await soon(() => expect(budget.ariaInvalid).toBeNull())
  })

  it('does not ask again about an amount that was confirmed before', async () => {
    mount(<KeptBudget limits={limits} initial={euro(70_000)} confirmed={euro(70_000)} isSubmitted />)
    const budget = await input()
    expect([budget.ariaInvalid, document.body.textContent.includes('far above')]).toEqual([null, false])
    await userEvent.fill(budget, '800')
    await userEvent.tab()
    await see('far above the suggested €7')
  })

  it('D1 cannot be changed while it is read-only', async () => {
    const onReading = vi.fn<(reading: unknown) => void>()
    mount(<KeptBudget limits={limits} initial={euro(100)} isReadOnly onReading={onReading} />)
    const chip = await byRole('button', 'Suggested: €7')
    expect([(await input()).readOnly, chip.ariaDisabled]).toEqual([true, 'true'])
    chip.click()
    expect([onReading.mock.calls, (await input()).value]).toEqual([[], '1.00'])
  })
})
