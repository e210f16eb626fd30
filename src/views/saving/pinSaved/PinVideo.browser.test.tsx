import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, press, see, soon } from '../../../../testing/stage/person.ts'
import { PinVideo } from './PinVideo.tsx'

const media = {
  kind: 'video',
  src: '/pins/dunes.webm',
  poster: '/pins/dunes.svg',
  duration: 83,
} as const
const video = () => {
  const element = document.querySelector('video')
  if (!element) throw new Error('There is no video.')
  return element
}
const slider = () => page.getByRole('slider', { name: 'Position in the video' }).element()

/** In percent. */
const played = () => parseFloat(getComputedStyle(slider()).getPropertyValue('--tb-played'))

describe.each(modes)('a video, %s', (_, mount) => {
  it('has no controls of the browser’s, and loads nothing until it is played', async () => {
    mount(<PinVideo media={media} color="#d9925b" />)
    expect([video().controls, video().preload, video().paused]).toEqual([false, 'none', true])
    await soon(() => expect(video().networkState).toBe(HTMLMediaElement.NETWORK_IDLE))
  })

  it('J11 plays and pauses by keyboard, and by a click on the picture', async () => {
    mount(<PinVideo media={media} color={null} />)
    video().loop = true
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await byRole('button', 'Pause')
    expect([video().paused, document.activeElement?.getAttribute('aria-label')]).toEqual([false, 'Pause'])
    await userEvent.keyboard(' ')
    await byRole('button', 'Play')
    expect(video().paused).toBe(true)
    video().click()
    await byRole('button', 'Pause')
  })

  it('J11 its position is moved by keyboard, and said', async () => {
    mount(<PinVideo media={media} color={null} />)
    expect(slider()).toHaveAttribute('aria-valuetext', '0 seconds of 1 minute, 23 seconds')
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(slider())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await soon(() => expect(slider()).toHaveAttribute('aria-valuetext', '2 seconds of 1 minute, 23 seconds'))
    expect(played()).toBeCloseTo(3)
    await userEvent.keyboard('{Home}')
    await soon(() => expect(slider()).toHaveAttribute('aria-valuetext', '0 seconds of 1 minute, 23 seconds'))
  })

  it('follows the video once it plays, which knows its own length', async () => {
    mount(<PinVideo media={media} color={null} />)
    video().loop = true
    expect([played(), slider().getAttribute('max')]).toEqual([0, '83'])
    await press('Mute')
    await press('Play')
    await soon(() => expect(played()).toBeGreaterThan(0))
    expect(Number(slider().getAttribute('max'))).toBeCloseTo(video().duration)
  })

  it('is muted, and says so, also if something else has muted it', async () => {
    mount(<PinVideo media={media} color={null} />)
    await press('Mute')
    await byRole('button', 'Unmute')
    expect(video().muted).toBe(true)
    video().muted = false
    await byRole('button', 'Mute')
  })

  it('E16 one that cannot be played says so, and can be tried again', async () => {
    mount(<PinVideo media={{ ...media, src: '/pins/gone.webm' }} color={null} />)
    await press('Mute')
    await press('Play')
    await see('This video can’t be played.')
    const load = vi.spyOn(video(), 'load')
    await press('Play')
    await soon(() => expect(load).toHaveBeenCalledOnce())
    await see('This video can’t be played.')
  })

  it('one of unknown length has no position to move to', () => {
    mount(<PinVideo media={{ ...media, duration: Number.MAX_VALUE * 10 }} color={null} />)
    expect(slider()).toBeDisabled()
  })
})
