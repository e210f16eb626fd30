import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createRef, type ReactElement } from 'react'
import { modes } from '../../stories/support/stage/mountFlow.tsx'
import { defaultPolicy } from '../domain/policy/policy.ts'
import { budgetFor } from '../domain/promote/budget.ts'
import { DateField } from '../ui/fields/DateField.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { BudgetField } from './promote/BudgetField.tsx'
import { BoardPickerRoot } from './saving/boardPicker/BoardPickerView.styles.ts'
import { BoardSearch } from './saving/boardPicker/BoardSearch.tsx'

const [[, mount]] = modes
const no = () => undefined
const texts = { show: 'Show', hide: 'Hide', shown: 'Shown', hidden: 'Hidden', capsLock: 'Caps Lock is on' }
const password = { label: 'Password', name: 'password', texts, autoComplete: 'current-password' } as const

/** Every field with something beside its input. */
const fields: readonly [string, () => ReactElement][] = [
  ['a password', () => <PasswordField {...password} />],
  ['a password with an error', () => <PasswordField {...password} error="Wrong" />],
  ['a disabled password', () => <PasswordField {...password} disabled />],
  ['a date', () => <DateField label="Birthday" name="birthday" />],
  ['a date with an error', () => <DateField label="Birthday" name="birthday" error="Too young" />],
  ['a budget', () => <BudgetField limits={budgetFor('DE', defaultPolicy.promote)} onBudget={no} />],
  [
    'the search for boards',
    () => (
      <BoardPickerRoot>
        <BoardSearch
          field={createRef()}
          listId="l"
          activeId={undefined}
          query="a"
          onSearch={no}
          onClear={no}
          onKeyDown={no}
        />
      </BoardPickerRoot>
    ),
  ],
]

const parts = () => {
  const control = document.querySelector('[data-ui="control"]')
  const input = control?.querySelector('input')
  if (!control || !input) throw new Error('There is no field.')
  return { control, input, others: [...control.children].filter((part) => part !== input) }
}

describe.each(['ltr', 'rtl'])('P11 at 390 px, %s', (direction) => {
  it.each(fields)(
    'nothing lies on the input of %s, and a press beside it is one on it',
    async (_, render) => {
      await page.viewport(390, 800)
      mount(<div dir={direction}>{render()}</div>)
      const { control, input, others } = parts()
      const [box, own] = [control.getBoundingClientRect(), input.getBoundingClientRect()]
      expect(others.length).toBeGreaterThan(0)
      for (const other of others) {
        const { left, right, width } = other.getBoundingClientRect()
        expect(width).toBeGreaterThan(0)
        expect(right <= own.left || left >= own.right).toBe(true)
        expect(left >= box.left && right <= box.right).toBe(true)
      }
      expect(box.height).toBe(48)
      if (input.disabled) return
      const icon = others.find((other) => !(other instanceof HTMLButtonElement))
      if (!icon) return
      const { left, top, width, height } = icon.getBoundingClientRect()
      await userEvent.click(control, {
        position: { x: left + width / 2 - box.left - 1, y: top + height / 2 - box.top - 1 },
      })
      expect(document.activeElement).toBe(input)
      if (input.type === 'date') return
      expect(getComputedStyle(control).outlineStyle).toBe('solid')
      expect(getComputedStyle(input).outlineStyle).toBe('none')
    },
  )
})
