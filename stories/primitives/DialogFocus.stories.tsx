import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/ui/actions/Button.tsx'
import { Dialog } from '../../src/ui/dialog/Dialog.tsx'
import { abovePins } from '../../testing/stage/onPinPage.tsx'
import { Closable, example, Opener, Steps, Words } from './dialogPages.tsx'

const meta = preview.meta({
  title: 'Primitives/Dialog focus',
  component: Dialog,
  decorators: [abovePins],
  args: example,
})

export const FocusBack = meta.story({
  name: 'Focus goes back (J3)',
  parameters: { picture: false },
  render: () => (
    <Opener>
      {(close) => (
        <Dialog {...example} onClose={close}>
          <input aria-label="Email" />
        </Dialog>
      )}
    </Opener>
  ),
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await step('J1 focus goes to the first field', async () => {
      await userEvent.click(opener)
      await expect(screen.getByLabelText('Email')).toHaveFocus()
    })
    await step('J3 Escape gives it back to the opener', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(screen.queryByRole('dialog')).toBeNull()
      await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
    })
    await step('J3 so does the close button', async () => {
      await userEvent.click(opener)
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
})

export const OpenerGone = meta.story({
  name: 'The opener is gone (J3)',
  parameters: { picture: false },
  render: () => (
    <Opener>
      {(close, remove) => (
        <Dialog {...example} onClose={close}>
          <Button
            onClick={() => {
              remove()
              close()
            }}
          >
            Succeed
          </Button>
        </Dialog>
      )}
    </Opener>
  ),
  play: async ({ canvas, step }) => {
    await step('J3 focus goes to the nearest thing that takes it, not to the body', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
      await userEvent.click(screen.getByRole('button', { name: 'Succeed' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Neighbour' })).toHaveFocus())
    })
  },
})

export const NothingOpenedIt = meta.story({
  name: 'Nothing opened it (J3)',
  parameters: { picture: false },
  render: () => <Closable />,
  play: async ({ step }) => {
    await step('J3 focus goes to the main content, not to the body', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(document.querySelector('main')).toHaveFocus())
    })
  },
})

export const Nested = meta.story({
  name: 'Nested (J2)',
  render: () => (
    <Opener>
      {(close) => (
        <Dialog {...example} onClose={close} actions={<Button variant="secondary">Outer action</Button>}>
          <Opener>
            {(closeInner) => (
              <Dialog
                title="Oops! Too many login attempts"
                closeLabel="Close inner"
                onClose={closeInner}
                actions={<Button>OK</Button>}
              >
                <Words>Try again in 30 minutes.</Words>
              </Dialog>
            )}
          </Opener>
        </Dialog>
      )}
    </Opener>
  ),
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const outer = screen.getByRole('dialog', { name: 'Log in' })
    const openInner = () => userEvent.click(within(outer).getByRole('button', { name: 'Open' }))
    await openInner()
    await step('J2 Tab stays in the dialog on top', async () => {
      for (const name of ['Close inner', 'OK', 'Close inner']) {
        await userEvent.tab()
        await expect(screen.getByRole('button', { name })).toHaveFocus()
      }
    })
    await step('Escape closes that one alone and gives focus back into the other', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(within(outer).getByRole('button', { name: 'Open' })).toHaveFocus())
      await expect(outer).toBeVisible()
    })
    await openInner()
  },
})

export const ForeignDialog = meta.story({
  name: 'A dialog of the app inside',
  parameters: { picture: false },
  args: {
    onClose: fn(),
    children: (
      <dialog
        aria-label="Of the app"
        ref={(element) => {
          if (element && !element.open) element.showModal()
        }}
      >
        <button>Inside</button>
      </dialog>
    ),
  },
  play: async ({ args, step }) => {
    await step('Its Escape is its own', async () => {
      screen.getByRole('button', { name: 'Inside' }).focus()
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).not.toHaveBeenCalled()
    })
  },
})

export const ViewChange = meta.story({
  name: 'Another view in the same dialog (J4)',
  render: () => <Steps />,
  play: async ({ step }) => {
    const heading = screen.getByRole('heading')
    await step('J4 focus goes to the new first field, and the live title is announced', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
      await expect(screen.getByLabelText('Verification code')).toHaveFocus()
      await expect(heading).toHaveTextContent('Two-factor authentication required')
      await expect(heading.ariaLive).toBe('polite')
    })
    await step('J4 without a field, the title itself takes focus and is not said twice', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
      await expect(heading).toHaveFocus()
      await expect(heading.ariaLive).toBe('off')
    })
  },
})
