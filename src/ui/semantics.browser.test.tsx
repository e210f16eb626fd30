import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../testing/stage/mountFlow.tsx'
import { byRole, soon } from '../../testing/stage/person.ts'
import { Button } from './actions/Button.tsx'
import { Popup } from './actions/Popup.tsx'
import { Spinner } from './feedback/Spinner.tsx'
import { DateField } from './fields/DateField.tsx'
import { PasswordField } from './fields/PasswordField.tsx'
import { TextField } from './fields/TextField.tsx'
import { Avatar } from './layout/Avatar.tsx'
import { both, given, locked, named, semanticsRows } from './testing/semanticsRows.tsx'

const [[, mount]] = modes
const texts = { show: 'Show', hide: 'Hide', shown: 'Visible', hidden: 'Hidden', capsLock: 'Caps Lock' }
const flags = ['disabled', 'required', 'readOnly', 'checked', 'indeterminate'] as const

/** Every state of an element that a screen reader is told; an ID as the text that it points to. */
function statesOf(element: Element): Readonly<Record<string, unknown>> {
  const attributes = [...element.attributes].filter(({ name }) => /^(aria-|role$|target$|rel$)/.test(name))
  const textOf = (ids: string) => ids.split(' ').map((id) => document.getElementById(id)?.textContent)
  return Object.fromEntries([
    ...attributes.map(({ name, value }) => [
      name,
      /by$|controls$/.test(name) ? textOf(value).join(' ') : value,
    ]),
    ...flags
      .filter((flag) => flag in element && Reflect.get(element, flag) === true)
      .map((flag) => [flag, true]),
  ])
}

describe('what a screen reader is told', () => {
  it.each(semanticsRows)('of $title', async ({ node, target: { role, name }, states }) => {
    mount(node)
    expect(statesOf(await byRole(role, name))).toEqual(states)
  })

  it.each([
    { type: 'date', node: <DateField {...named} {...given} {...locked} /> },
    {
      type: 'password',
      node: <PasswordField {...named} {...given} {...locked} autoComplete="new-password" texts={texts} />,
    },
  ])('of a $type, which has no role', ({ type, node }) => {
    const { host } = mount(node)
    const input = host.querySelector(`input[type=${type}]`)
    expect(input && statesOf(input)).toEqual({ ...both, ...locked })
  })

  it('of a password that is shown: its button has another name, and it is announced', async () => {
    const { host } = mount(<PasswordField {...named} autoComplete="new-password" texts={texts} />)
    for (const [now, next, said] of [
      ['Show', 'Hide', 'Visible'],
      ['Hide', 'Show', 'Hidden'],
    ] as const) {
      await userEvent.click(await byRole('button', now))
      await byRole('button', next)
      expect(host.querySelector('[role=status]')?.textContent).toBe(said)
    }
  })

  it('of a popup: it is expanded while its panel is open', async () => {
    mount(
      <Popup label="Panel" trigger="Go">
        {(close) => <Button onClick={close}>Done</Button>}
      </Popup>,
    )
    const button = await byRole('button', 'Go')
    await userEvent.click(button)
    expect(statesOf(await byRole('dialog', 'Panel'))).toEqual({ role: 'dialog', 'aria-label': 'Panel' })
    await soon(() => expect(button.getAttribute('aria-expanded')).toBe('true'))
    await userEvent.click(await byRole('button', 'Done'))
    await soon(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  })

  it('of a field’s error: it is in a live region that was there before', () => {
    const { host, render } = mount(<TextField {...named} />)
    const region = host.querySelector('[aria-live=polite]')
    render(<TextField {...named} error="Wrong" />)
    expect([region?.isConnected, region?.textContent]).toEqual([true, 'Wrong'])
  })

  it('and nothing of what is only to be looked at', () => {
    const { host } = mount(
      <>
        <Spinner />
        <Avatar name="Wren Alder" decorative />
      </>,
    )
    const hidden = [...host.querySelectorAll('[data-ui=spinner], [data-ui=avatar]')].map(statesOf)
    expect(hidden).toEqual([{ 'aria-hidden': 'true' }, { 'aria-hidden': 'true' }])
  })
})
