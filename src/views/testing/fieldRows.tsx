/** Every field to type or choose in, for what must hold for all of them. */
import { createRef, type ReactElement } from 'react'
import { defaultPolicy } from '../../domain/policy/policy.ts'
import { budgetFor } from '../../domain/promote/budget.ts'
import { CodeField } from '../../ui/fields/CodeField.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { KeptBudget } from '../promote/testing/KeptBudget.tsx'
import { CollaboratorsField } from '../saving/boardForm/CollaboratorsField.tsx'
import { BoardPickerRoot } from '../saving/boardPicker/BoardPickerView.styles.ts'
import { BoardSearch } from '../saving/boardPicker/BoardSearch.tsx'
import { HashtagField } from '../saving/hashtagSuggestions/HashtagField.tsx'

const no = () => undefined
const texts = { show: 'Show', hide: 'Hide', shown: 'Shown', hidden: 'Hidden', capsLock: 'Caps Lock is on' }
const password = { label: 'Password', name: 'password', texts, autoComplete: 'current-password' } as const
const options = [{ value: 'NL', label: 'Netherlands' }]

/** Those with something beside their input. */
export const fieldsWithEnds: Readonly<Record<string, () => ReactElement>> = {
  'a password': () => <PasswordField {...password} />,
  'a password with an error': () => <PasswordField {...password} error="Wrong" />,
  'a disabled password': () => <PasswordField {...password} disabled />,
  'a date': () => <DateField label="Birthday" name="birthday" />,
  'a date with an error': () => <DateField label="Birthday" name="birthday" error="Too young" />,
  'a budget': () => <KeptBudget limits={budgetFor('DE', defaultPolicy.promote)} />,
  'the search for boards': () => (
    <BoardPickerRoot>
      <BoardSearch
        field={createRef()}
        listId="l"
        activeId={undefined}
        query="a"
        onSearch={no}
        onKeyDown={no}
      />
    </BoardPickerRoot>
  ),
}

const typed = ['text', 'email', 'url', 'tel', 'search', 'number'].map(
  (type) =>
    [
      `a field of the type ${type}`,
      () => <TextField label="Name" name="name" type={type} error={type === 'url' && 'Wrong'} />,
    ] as const,
)

export const everyField: Readonly<Record<string, () => ReactElement>> = {
  ...fieldsWithEnds,
  ...Object.fromEntries(typed),
  'a code': () => <CodeField label="Code" name="code" />,
  'a long code with an error': () => <CodeField label="Code" name="code" length={12} error="Wrong" />,
  'a text of several lines': () => <TextArea label="Description" name="description" />,
  'a choice': () => <SelectField label="Country" name="country" options={options} />,
  'people to invite': () => (
    <CollaboratorsField
      rows={[]}
      chosen={[]}
      isPending={false}
      onFocus={no}
      onTerm={no}
      onChoose={no}
      onRemove={no}
    />
  ),
  'a description with hashtags': () => (
    <HashtagField
      label="Description"
      value=""
      hashtagEnds=""
      rows={[]}
      active={-1}
      onValue={no}
      onQuery={no}
      onMove={no}
      onChosen={no}
      onDismiss={no}
    />
  ),
}
