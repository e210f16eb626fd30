import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { AddSectionModal } from '../../../src/flows/saving/sectionForm/AddSectionModal.tsx'
import { OverPage } from '../../../testing/stage/AuthStage.tsx'
import { failing } from '../../journeys/failing.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { press, see, type } from '../../../testing/steps/steps.ts'
import { openOverPage } from '../../../testing/journeys/page.steps.ts'

const meta = preview.meta({
  title: 'Saving/Add section',
  tags: ['autodocs'],
  component: AddSectionModal,
  args: {
    board: { id: '201', name: 'Garden rooms' },
    pin: { id: '101', imageUrl: '/pins/lake.svg', color: '#4f7f8c' },
    suggestedName: '',
    onCreated: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <OverPage isClosed>
      {(close) => (
        <AddSectionModal
          {...args}
          onClose={() => {
            close()
            args.onClose?.()
          }}
        />
      )}
    </OverPage>
  ),
})

export const Playground = meta.story(driven({ isLive: true, session: wren, steps: [openOverPage] }, {}))

export const EditingEmpty = meta.story({ name: 'Empty', ...reaches('sectionForm.editing.empty') })
export const EditingFilled = meta.story({ name: 'Filled in', ...reaches('sectionForm.editing.filled') })
export const EditingRefused = meta.story({
  name: 'Editing after a refusal',
  ...reaches('sectionForm.editing.refused', { calls: ['createSection.failed'] }),
})
export const SavingWaiting = meta.story({ name: 'Saving', ...reaches('sectionForm.saving.waiting') })
export const SavingSlow = meta.story({ name: 'Saving slowly', ...reaches('sectionForm.saving.slow') })
export const Created = meta.story(reaches('sectionForm.created', { calls: ['createSection.ok'] }))
export const Cancelled = meta.story(reaches('sectionForm.cancelled'))

export const Refused = meta.story(failing('sectionForm.refused'))
export const ServerFailed = meta.story(failing('sectionForm.serverFailed'))
export const Offline = meta.story(failing('sectionForm.offline'))
export const Malformed = meta.story(failing('sectionForm.malformed'))
export const TimedOut = meta.story(failing('sectionForm.timedOut'))

export const EditedSuggestion = meta.story({
  name: 'A suggestion, refused, edited and sent (§3, §8, H13)',
  args: { suggestedName: 'Lighting' },
  ...driven(
    {
      session: wren,
      given: 'sectionForm.refusedInDetail',
      steps: [
        openOverPage,
        press('Add'),
        see('A section of that name exists.'),
        [
          'Enter does nothing while the error stands',
          async ({ page, stage }) => {
            await userEvent.type(page.getByLabelText('Name'), '{Enter}')
            await expect([...stage.recorder.now()]).toContain('sectionForm.editing.refused')
          },
        ],
        [
          'Editing clears the error',
          async ({ page }) => {
            await userEvent.type(page.getByLabelText('Name'), ' indoors')
            await waitFor(() => expect(page.queryByText('A section of that name exists.')).toBeNull())
            expect(page.getByLabelText('Name')).toHaveValue('Lighting indoors')
          },
        ],
        press('Close'),
      ],
    },
    { state: 'sectionForm.cancelled' },
  ),
})
export const RightToLeft = meta.story({
  name: 'Right to left, dark, no picture, at 320 px (J21)',
  args: { pin: { id: '101', imageUrl: null, color: null } },
  ...driven(
    {
      session: wren,
      given: 'sectionForm.longMessage',
      steps: [openOverPage, type('الاسم', 'إضاءة'), press('إضافة'), see(/^x+$/)],
    },
    { state: 'sectionForm.editing.refused' },
  ),
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})
