import { fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { LoginView } from '../../src/views/auth/login/LoginView.tsx'
import { loginViewDefaults } from '../../src/views/auth/login/loginViewDefaults.ts'
import { NoticeDialog } from '../../src/views/auth/recovery/NoticeDialog.tsx'
import { BoardPickerView } from '../../src/views/saving/boardPicker/BoardPickerView.tsx'
import { SaveToBoardView } from '../../src/views/saving/saveToBoard/SaveToBoardView.tsx'
import { noticeArgs } from '../auth/recovery/noticeArgs.ts'
import { pickerArgs } from '../../testing/stage/pickerArgs.ts'
import { Stage } from '../primitives/stage.tsx'
import { PinPage } from '../../testing/stage/PinPage.tsx'
import { bookish, dense, type Theme } from '../../testing/stage/themes.ts'

const meta = preview.meta({ title: 'Primitives/Themes', id: 'foundations-theming' })

const logIn = (theme: Theme) => (
  <div style={theme}>
    <Stage>
      <LoginView
        {...loginViewDefaults}
        email="wren@example.com"
        errors={{ password: 'login.passwordRequired' }}
        providers={[
          { provider: 'facebook', variant: 'default' },
          { provider: 'google', variant: 'default' },
        ]}
        onSubmit={fn()}
      />
    </Stage>
  </div>
)

const pin = { imageUrl: '/pins/lake.svg', link: undefined, description: 'Lake at dawn', color: '#4f7f8c' }

const save = (theme: Theme) => (
  <div style={theme}>
    <PinPage
      over={
        <SaveToBoardView pin={pin} step="choosingBoard" boardName="" sectionTitle={null} onClose={fn()}>
          <BoardPickerView {...pickerArgs} />
        </SaveToBoardView>
      }
    />
  </div>
)

const notice = (theme: Theme) => (
  <div style={theme}>
    <PinPage over={<NoticeDialog {...noticeArgs} />} />
  </div>
)

/** The log-in form as a printed book: two serif fonts, nearly square corners, lines instead of shadows. */
export const SerifLogIn = meta.story({ render: () => logIn(bookish) })
/** Saving in the serif theme. */
export const SerifSave = meta.story({ render: () => save(bookish) })
/** A dialog in the serif theme. */
export const SerifDialog = meta.story({ render: () => notice(bookish) })
/** The log-in form for a tool used all day: low controls, small letters, little air. */
export const DenseLogIn = meta.story({ render: () => logIn(dense) })
/** Saving in the dense theme. */
export const DenseSave = meta.story({ render: () => save(dense) })
/** A dialog in the dense theme. */
export const DenseDialog = meta.story({ render: () => notice(dense) })
