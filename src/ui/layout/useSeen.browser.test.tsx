import { expect, it, vi } from 'vitest'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { soon } from '../../../testing/stage/person.ts'
import { useSeen } from './useSeen.ts'

const HEIGHT = 400

/** An element below the fold of a box that is as high. */
function Page({ isAwaited, onSeen }: { readonly isAwaited: boolean; readonly onSeen: () => void }) {
  const ref = useSeen(isAwaited, onSeen)
  return (
    <div data-testid="box" style={{ blockSize: HEIGHT, overflow: 'auto' }}>
      <div style={{ blockSize: HEIGHT }} />
      <div ref={ref} style={{ blockSize: HEIGHT }} />
    </div>
  )
}

/** Long enough for an observer to report: it does so after a frame's layout. */
const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

it.each(modes)('counts as seen when half of it is on screen, %s', async (_, mount) => {
  const onSeen = vi.fn<() => void>()
  const { host, render } = mount(<Page isAwaited onSeen={onSeen} />)
  const box = host.querySelector('[data-testid=box]')
  for (const part of [0.05, 0.2, 0.45]) {
    box?.scrollTo({ top: part * HEIGHT, behavior: 'instant' })
    await twoFrames()
    expect(onSeen, `${part * 100} %`).not.toHaveBeenCalled()
  }
  box?.scrollTo({ top: 0.55 * HEIGHT, behavior: 'instant' })
  await soon(() => expect(onSeen).toHaveBeenCalledOnce())
  onSeen.mockClear()
  render(<Page isAwaited={false} onSeen={onSeen} />)
  box?.scrollTo({ top: 0, behavior: 'instant' })
  await twoFrames()
  box?.scrollTo({ top: HEIGHT, behavior: 'instant' })
  await twoFrames()
  expect(onSeen, 'no longer awaited').not.toHaveBeenCalled()
})
