import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { PasskeyCreationView } from '../../../src/views/auth/passkeys/PasskeyCreationView.tsx'
import { PasskeysView } from '../../../src/views/auth/passkeys/PasskeysView.tsx'
import { onStage } from '../../primitives/stage.tsx'

const add = (
  <PasskeyCreationView
    variant="secondary"
    label="Add a passkey"
    isPending={false}
    isWaiting={false}
    isSlow={false}
    error={null}
    serverMessage={null}
    onPress={fn()}
    onCancel={fn()}
  />
)

const meta = preview.meta({
  title: 'Auth/Passkeys view',
  tags: ['autodocs'],
  component: PasskeysView,
  decorators: [onStage],
  args: {
    isLoading: false,
    isFailed: false,
    passkeys: [
      {
        id: '1',
        name: 'MacBook Pro',
        createdAt: Date.UTC(2026, 4, 3, 12),
        lastUsedAt: Date.UTC(2026, 4, 31, 12),
      },
      { id: '2', name: 'YubiKey 5C', createdAt: Date.UTC(2024, 1, 1, 12), lastUsedAt: null },
    ],
    now: Date.UTC(2026, 5, 1, 12),
    renamingId: null,
    removingId: null,
    isPending: false,
    error: null,
    serverMessage: null,
    done: null,
    doneName: '',
    addSlot: add,
    onRetry: fn(),
    onRename: fn(),
    onNameSubmit: fn(),
    onNameCancel: fn(),
    onRemove: fn(),
    onRemoveConfirm: fn(),
    onRemoveCancel: fn(),
  },
  argTypes: { addSlot: { control: false } },
})

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Each button names its passkey', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename YubiKey 5C' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Remove MacBook Pro' }))
      await expect([args.onRename, args.onRemove].map((told) => Object(told).mock.calls)).toEqual([
        [['2']],
        [['1']],
      ])
    })
    await step('The dates are those of the calendar', async () => {
      await expect(canvas.getByText('Added May 3')).toBeVisible()
      await expect(canvas.getByText('Last used yesterday')).toBeVisible()
      await expect(canvas.getByText('Added February 1, 2024')).toBeVisible()
    })
  },
})
export const InAnotherLanguage = meta.story({ name: 'In another language', globals: { locale: 'ja' } })
