import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BirthdayView, type BirthdayViewProps } from './auth/birthday/BirthdayView.tsx'
import { BoardFormView, type BoardFormViewProps } from './saving/boardForm/BoardFormView.tsx'
import { HashtagField } from './saving/hashtagSuggestions/HashtagField.tsx'
import { Button } from '../ui/actions/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { Tooltip } from '../ui/feedback/Tooltip.tsx'
import { Checkbox } from '../ui/fields/Checkbox.tsx'
import { CodeField } from '../ui/fields/CodeField.tsx'
import { DateField } from '../ui/fields/DateField.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { RadioGroup } from '../ui/fields/RadioGroup.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { Switch } from '../ui/fields/Switch.tsx'
import { TextArea } from '../ui/fields/TextArea.tsx'
import { TextField } from '../ui/fields/TextField.tsx'

/** The references to elements that do not exist. */
function dangling(element: ReactElement): string[] {
  const html = renderToStaticMarkup(element)
  const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
  const references = html.matchAll(
    / (aria-(?:describedby|labelledby|controls|activedescendant)|for)="([^"]*)"/g,
  )
  return [...references].flatMap(([, name, value = '']) =>
    value.split(' ').flatMap((id) => (ids.has(id) ? [] : `${name}: ${id}`)),
  )
}

const no = () => undefined
const booleans = [false, true]
const empty = [undefined, null, false, '', 0] as const
const texts = { show: 'Show', hide: 'Hide', shown: 'Shown', hidden: 'Hidden', capsLock: 'Caps Lock is on' }

describe('every reference to an element is to one that exists', () => {
  it.each([...empty, 'Text', <b key="b">Text</b>])('in fields whose hint or error is %j', (text) => {
    for (const props of [{ hint: text }, { error: text }, { hint: text, error: text }]) {
      const field = { label: 'Name', name: 'name', ...props }
      const fields = [
        <TextField key="text" {...field} />,
        <TextArea key="area" {...field} />,
        <CodeField key="code" {...field} />,
        <DateField key="date" {...field} />,
        <SelectField key="select" {...field} options={[]} />,
        <PasswordField key="password" {...field} texts={texts} autoComplete="new-password" />,
      ]
      for (const each of fields) expect(dangling(each), each.key ?? '').toEqual([])
    }
  })

  it('in choices, dialogs and tooltips', () => {
    const details = [...empty, 'What it means']
    for (const detail of details) {
      const options = [{ value: 'a', label: 'A', detail }]
      expect(dangling(<RadioGroup label="L" name="n" options={options} value={null} onValue={no} />)).toEqual(
        [],
      )
      expect(dangling(<Checkbox label="L" detail={detail} />)).toEqual([])
      expect(dangling(<Switch label="L" detail={detail} />)).toEqual([])
      expect(
        dangling(<Tooltip text={detail}>{(id) => <Button aria-describedby={id}>A</Button>}</Tooltip>),
      ).toEqual([])
      for (const onClose of [undefined, no])
        expect(dangling(<Dialog title={detail} closeLabel="Close" onClose={onClose} />)).toEqual([])
    }
  })

  it('in a description, whether or not it has suggestions', () => {
    const field = { label: 'Text', value: '', hashtagEnds: '', maxLength: 10 }
    const callbacks = { onValue: no, onQuery: no, onMove: no, onChosen: no, onDismiss: no }
    for (const rows of [[], [{ query: 'a', pinCount: 1 }]])
      for (const active of [-1, 0])
        expect(dangling(<HashtagField {...field} {...callbacks} rows={rows} active={active} />)).toEqual([])
  })

  it("J12 in the board's form, in every state", () => {
    const props: BoardFormViewProps = {
      typedName: () => '',
      nameErrors: [],
      nameLimit: 50,
      canSubmit: false,
      isPending: false,
      isOwner: true,
      isSecret: false,
      error: null,
      serverMessage: null,
      canRetry: false,
      onNameChange: no,
      onSecretChange: no,
      onSubmit: no,
      onRetry: no,
      onCancel: no,
    }
    for (const canSubmit of booleans)
      for (const canRetry of booleans)
        for (const error of [null, 'offline'] as const)
          for (const nameErrors of [[], ['nameRequired'] as const]) {
            const state = { canSubmit, canRetry, error, nameErrors }
            expect(dangling(<BoardFormView {...props} {...state} />), JSON.stringify(state)).toEqual([])
          }
  })

  it('J12 in the birthday step, in every state', () => {
    const props: BirthdayViewProps = {
      typedBirthday: () => '',
      canSubmit: false,
      isIneligible: false,
      isPending: false,
      isSlow: false,
      errors: {},
      serverMessage: null,
      homeHref: '/',
      onBirthdayChange: no,
      onSubmit: no,
      onCancel: no,
    }
    const slots = [{}, { notice: 'birthday.serverFailed' }, { birthday: 'birthday.overage' }] as const
    for (const canSubmit of booleans)
      for (const isIneligible of booleans)
        for (const errors of slots) {
          const state = { canSubmit, isIneligible, errors }
          expect(dangling(<BirthdayView {...props} {...state} />), JSON.stringify(state)).toEqual([])
        }
  })
})
