import { describe, expect, it } from 'vitest'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { soon } from '../../../../testing/stage/person.ts'
import { PinPreview } from '../saveToBoard/PinPreview.tsx'
import { HeldPicture } from './HeldPicture.tsx'

const [[, mount]] = modes
const small = { url: '/pins/lake.svg', width: 236, height: 354 }
const original = { url: '/pins/dunes.svg', width: 590 }
const image = () => document.querySelector('img')
const mark = () => document.querySelector('[data-at="mark"]')

describe('§3 images by spec', () => {
  it('dense screens load the original', () => {
    mount(<HeldPicture picture={{ ...small, original }} color={null} />)
    expect([image()?.getAttribute('src'), image()?.srcset]).toEqual([
      '/pins/lake.svg',
      '/pins/dunes.svg 2.5x',
    ])
  })

  it('E16 but never from another scheme', () => {
    mount(
      <HeldPicture
        picture={{ ...small, original: { ...original, url: 'javascript:alert(1)' } }}
        color={null}
      />,
    )
    expect([image()?.getAttribute('src'), image()?.srcset]).toEqual(['/pins/lake.svg', ''])
  })

  it('the small picture remains if the original cannot be loaded', async () => {
    mount(<HeldPicture picture={{ ...small, original }} color={null} />)
    image()?.dispatchEvent(new Event('error'))
    await soon(() => expect([image()?.getAttribute('src'), image()?.srcset]).toEqual(['/pins/lake.svg', '']))
    image()?.dispatchEvent(new Event('error'))
    await soon(() => expect(image()).toBeNull())
  })
})

describe('§3 embed', () => {
  it.each([true, false])('a playable one is marked: %s', (isPlayable) => {
    mount(<HeldPicture picture={small} color={null} isPlayable={isPlayable} />)
    expect(mark() !== null).toBe(isPlayable)
  })

  it.each([true, undefined])('and so is the preview of a pin to save: %s', (isPlayable) => {
    mount(<PinPreview pin={{ imageUrl: '/pins/lake.svg', isPlayable }} />)
    expect(mark() !== null).toBe(isPlayable === true)
  })
})
