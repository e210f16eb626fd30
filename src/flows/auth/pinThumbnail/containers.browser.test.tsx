import { Activity } from 'react'
import { describe, expect, it } from 'vitest'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { emailField, focused, soon } from '../../../../testing/stage/person.ts'
import { AuthModal } from '../shell/AuthModal.tsx'
import { AuthUpsell } from '../shell/AuthUpsell.tsx'

const saving = <AuthModal container="save" pinId="1" onClose={() => {}} />
const place = () => document.querySelector<HTMLElement>('[data-kind]')
const pinIsRead = (calls: readonly { readonly name: string; isAborted(): boolean }[]) =>
  calls.filter(({ name, isAborted }) => name === 'queryPin' && !isAborted())

describe.each(modes)('what surrounds the form, %s', (_, mount) => {
  it('D1 D7 a pin is asked for once', async () => {
    const { calls, recorder } = mount(saving)
    await soon(() => expect(recorder.now()).toContain('pinThumbnail.shown'))
    expect(pinIsRead(calls)).toHaveLength(1)
  })

  it('its place is there from the first paint, as high as its picture: the form does not jump', async () => {
    const { recorder } = mount(saving)
    const top = emailField().getBoundingClientRect().top
    expect(place()?.offsetHeight).toBe(120)
    await soon(() => expect(recorder.now()).toContain('pinThumbnail.shown'))
    await soon(() => expect(document.querySelector('[data-ui="thumbnail"] img')).not.toBeNull())
    expect([place()?.offsetHeight, emailField().getBoundingClientRect().top, focused()]).toEqual([
      120,
      top,
      'email',
    ])
  })

  it('I2 drawn by a server and hydrated without a word, with no style in its HTML (I1)', async () => {
    const { host, recorder, consoleOutput } = mount(saving, {
      isHydrated: true,
      viewer: { type: 'LIMITED_LOGIN', isAuth: false },
    })
    expect(host.querySelectorAll('[style]')).toHaveLength(0)
    await soon(() => expect(recorder.now()).toContain('pinThumbnail.shown'))
    await soon(() => expect(document.querySelector('[data-at="image"]')).not.toBeNull())
    expect(consoleOutput).toEqual([])
  })

  it('D6 D13 a pin that never comes is let go of when the modal is closed', async () => {
    const { calls, clock, unmount } = mount(saving, { given: 'pins.neverAnswers' })
    await soon(() => expect(pinIsRead(calls)).toHaveLength(1))
    unmount()
    await soon(() => expect(pinIsRead(calls)).toHaveLength(0))
    expect(clock.pending).toBe(0)
  })

  it('I4 hidden and shown again, it is requested again, once', async () => {
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <AuthModal container="save" pinId="1" onClose={() => {}} />
      </Activity>
    )
    const { calls, render } = mount(page('visible'), { given: 'pins.neverAnswers' })
    await soon(() => expect(pinIsRead(calls)).toHaveLength(1))
    render(page('hidden'))
    await soon(() => expect(pinIsRead(calls)).toHaveLength(0))
    render(page('visible'))
    await soon(() => expect(pinIsRead(calls)).toHaveLength(1))
  })

  it('another pin is another thumbnail', async () => {
    const { calls, recorder, render } = mount(saving)
    await soon(() => expect(recorder.now()).toContain('pinThumbnail.shown'))
    render(<AuthModal container="save" pinId="2" onClose={() => {}} />)
    await soon(() =>
      expect(document.querySelector('[data-ui="thumbnail"] img')?.getAttribute('src')).toBe(
        '/pins/dunes.svg',
      ),
    )
    expect(pinIsRead(calls)).toHaveLength(2)
  })

  it('J24 the corner card takes no focus, neither when it comes nor when its part of the page is fetched', async () => {
    const { recorder } = mount(
      <>
        <input name="elsewhere" aria-label="Elsewhere" ref={(element) => element?.focus()} />
        <AuthUpsell onClose={() => {}} />
      </>,
    )
    await soon(() => expect(recorder.now()).toContain('auth.signup'))
    expect(focused()).toBe('elsewhere')
  })
})
