/** How other scripts show something over the page while a dialog of ours is open. */
import { expect, it, onTestFinished, vi } from 'vitest'
import { byRole, focused, soon } from '../../../testing/stage/person.ts'
import {
  append,
  App,
  boxes,
  isAsBefore,
  isUsable,
  modal,
  mount,
  shown,
  type AppProps,
} from './testing/others.tsx'

/** Over the middle of the dialog. */
const overIt = 'position:fixed; inset:0; margin:auto; width:90px; height:40px'

/** By what the element is shown, and hidden again. */
const ways: Readonly<
  Record<string, (props: AppProps) => Promise<readonly [ReturnType<typeof append>, () => void]>>
> = {
  'is added to the body': async (props) => {
    mount(<App {...props} />)
    await byRole('textbox', 'Email')
    const other = append(shown)
    return [other, () => other.element.remove()]
  },
  'was hidden long before, and is shown': async (props) => {
    const other = append(
      `${shown}; top:-10000px; visibility:hidden; opacity:0; transition:opacity .1s, visibility 0s .1s`,
    )
    mount(<App {...props} />)
    await byRole('textbox', 'Email')
    const { style } = other.element
    Object.assign(style, { top: '20px', visibility: 'visible', opacity: '1' })
    return [other, () => Object.assign(style, { top: '-10000px', visibility: 'hidden', opacity: '0' })]
  },
  'fades in': async (props) => {
    const other = append(`${shown}; opacity:0; transition:opacity .2s`)
    mount(<App {...props} />)
    await byRole('textbox', 'Email')
    other.element.style.opacity = '1'
    return [other, () => (other.element.style.display = 'none')]
  },
  'has a low level': async (props) => {
    mount(<App {...props} />)
    await byRole('textbox', 'Email')
    const other = append(`${overIt}; z-index:9999`)
    return [other, () => other.element.remove()]
  },
  'has no level': async (props) => {
    mount(<App {...props} />)
    await byRole('textbox', 'Email')
    const other = append(overIt)
    return [other, () => other.element.remove()]
  },
  'is added inside the app': async (props) => {
    mount(<App {...props} />)
    await byRole('textbox', 'Email')
    const other = append(shown, document.querySelector('#app') ?? undefined)
    return [other, () => other.element.remove()]
  },
  'is added beside the body': async (props) => {
    mount(<App {...props} />)
    await byRole('textbox', 'Email')
    const other = append(shown, document.documentElement, 'password-manager')
    return [other, () => other.element.remove()]
  },
  'is shown in a container without a size': async (props) => {
    const container = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => container.remove())
    mount(<App {...props} />)
    await byRole('textbox', 'Email')
    const other = append(shown, container)
    return [other, () => (other.element.hidden = true)]
  },
}

it.each(Object.keys(ways))(
  'P5 what %s is seen, pressed and focused, and the dialog then is as before',
  async (way) => {
    const onClose = vi.fn<() => void>()
    const [other, hide] = (await ways[way]?.({ onClose })) ?? []
    if (!other) throw new Error(way)
    const before = boxes()
    await isUsable(other)
    expect([modal(), boxes()]).toEqual([[[false, 'false']], before])
    hide?.()
    await isAsBefore(before)
    await soon(() => expect(focused()).toBe('email'))
    expect(onClose).not.toHaveBeenCalled()
  },
)

it('P5 a modal dialog of another script needs nothing: ours stays modal below it', async () => {
  mount(<App />)
  await byRole('textbox', 'Email')
  // Shows that the page is being watched.
  const { element: before } = append(shown)
  await soon(() => expect(modal()).toEqual([[false, 'false']]))
  before.remove()
  await soon(() => expect(modal()).toEqual([[true, 'true']]))

  const { element, button } = append('', document.body, 'dialog')
  if (!(element instanceof HTMLDialogElement)) throw new Error('It is no dialog.')
  element.showModal()
  await new Promise(requestAnimationFrame)
  expect(modal()).toEqual([
    [true, 'true'],
    [true, null],
  ])
  button.focus()
  expect(document.activeElement).toBe(button)
})
