import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { TextArea } from './TextArea.tsx'

const area = () => page.getByLabelText('Description')
const heightOf = () => area().element().getBoundingClientRect().height
const five = Array.from({ length: 5 }, (_, n) => `line ${n}`).join('\n')

describe.each(modes)('a text area, %s', (_, mount) => {
  afterEach(() => vi.restoreAllMocks())

  it.each([true, false])(
    'grows with its text, up to a limit, and has no grip; by the browser itself: %s',
    async (isNative) => {
      if (!isNative) vi.spyOn(CSS, 'supports').mockReturnValue(false)
      mount(<TextArea label="Description" name="description" />)
      const before = heightOf()
      await userEvent.fill(area(), five)
      const grown = heightOf()
      await userEvent.fill(area(), [five, five, five].join('\n'))
      const full = heightOf()
      await userEvent.fill(area(), '')
      const element = area().element()
      expect([grown > before + 24, full, heightOf(), getComputedStyle(element).resize]).toEqual([
        true,
        264,
        before,
        'none',
      ])
      expect(element.getAttribute('style') !== null).toBe(!isNative)
    },
  )

  it('is as high as a text that it is given later', async () => {
    vi.spyOn(CSS, 'supports').mockReturnValue(false)
    const mounted = mount(<TextArea key="a" label="Description" name="description" defaultValue="a" />)
    const before = heightOf()
    mounted.render(<TextArea key="b" label="Description" name="description" defaultValue={five} />)
    expect(heightOf()).toBeGreaterThan(before + 24)
  })
})
