import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { modes, type Mount } from '../../../testing/stage/mountFlow.tsx'
import { byRole, soon } from '../../../testing/stage/person.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { Toaster, type ToastItem } from './Toaster.tsx'

const saved: ToastItem = { id: '1', kind: 'status', text: 'Saved to Birds', durationMs: 60_000 }

function setUp(mount: Mount) {
  const view = (toasts: readonly ToastItem[], dialog?: boolean) => (
    <>
      <main>Elsewhere</main>
      {dialog && <Dialog title="Log in" closeLabel="Close" onClose={() => {}} />}
      <Toaster toasts={toasts} onExpire={() => {}} />
    </>
  )
  const { render } = mount(view([]))
  return (toasts: readonly ToastItem[], dialog?: boolean) => render(view(toasts, dialog))
}

/** What is added to regions that are on the page already, outside dialogs: screen readers say nothing else. */
function listen() {
  const words: string[] = []
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      if (target instanceof Element && target.isConnected && target.matches('main ~ * > [role="status"]'))
        words.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''))
  }).observe(document.body, { subtree: true, childList: true })
  return words
}

describe.each(modes)('J6 a toast when its dialog closes, %s', (_, mount) => {
  it('is said where it is then, if it has only just come', async () => {
    const show = setUp(mount)
    show([], true)
    await byRole('dialog', 'Log in')
    const words = listen()
    show([saved], true)
    show([saved])
    await soon(() => expect(words).toEqual(['Saved to Birds']))
  })

  it('is not said again', async () => {
    const show = setUp(mount)
    show([saved], true)
    await byRole('dialog', 'Log in')
    const words = listen()
    await new Promise((done) => setTimeout(done, 1100))
    show([saved])
    await soon(() => expect(page.getByText('Saved to Birds').element().closest('dialog')).toBeNull())
    await new Promise((done) => setTimeout(done, 100))
    expect(words).toEqual([])
  })
})
