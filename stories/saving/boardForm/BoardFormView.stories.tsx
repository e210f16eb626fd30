import { expect, fn } from 'storybook/test'
import { faceOf } from '../../../mocks/fixtures/faces.ts'
import preview from '../../../.storybook/preview.tsx'
import type { Collaborator } from '../../../src/domain/saving/collaborators.ts'
import { BoardFormView } from '../../../src/views/saving/boardForm/BoardFormView.tsx'
import { CollaboratorsField } from '../../../src/views/saving/boardForm/CollaboratorsField.tsx'
import { BoardStage } from './BoardStage.tsx'

const sage: Collaborator = {
  id: '4',
  kind: 'person',
  name: 'Sage Dogwood',
  username: 'sage',
  imageUrl: faceOf('4'),
  canInvite: true,
}

const meta = preview.meta({
  title: 'Saving/Create board view',
  tags: ['autodocs'],
  component: BoardFormView,
  args: {
    typedName: () => 'Lakes at dawn',
    nameErrors: [],
    nameLimit: 50,
    canSubmit: true,
    isPending: false,
    isOwner: true,
    isSecret: true,
    error: null,
    serverMessage: null,
    canRetry: false,
    onNameChange: fn(),
    onSecretChange: fn(),
    onSubmit: fn(),
    onRetry: fn(),
    onCancel: fn(),
  },
  argTypes: {
    nameErrors: { control: 'check', options: ['nameRequired', 'nameTooLong'] },
    error: { control: 'select', options: [null, 'refused', 'offline'] },
  },
  render: (args) => (
    <BoardStage>
      <BoardFormView
        {...args}
        collaboratorsSlot={
          <CollaboratorsField
            rows={[sage]}
            chosen={[{ ...sage, id: '5', name: 'Finch Elm' }]}
            isPending={false}
            onFocus={fn()}
            onTerm={fn()}
            onChoose={fn()}
            onRemove={fn()}
          />
        }
      />
    </BoardStage>
  ),
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Enter in the name sends it as it stands in the field', async () => {
      await userEvent.type(canvas.getByLabelText('Name'), '!{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledWith('Lakes at dawn!')
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    })
    await step('Enter in the search for people sends nothing', async () => {
      await userEvent.type(canvas.getByRole('combobox'), 'x{Enter}{Escape}')
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    })
    await step('It tells what is wanted', async () => {
      await userEvent.click(canvas.getByRole('switch'))
      await expect(args.onSecretChange).toHaveBeenCalledWith(false)
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await expect(args.onCancel).toHaveBeenCalledOnce()
    })
  },
})
