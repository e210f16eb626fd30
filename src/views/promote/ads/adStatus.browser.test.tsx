import { expect, it } from 'vitest'
import { adStatuses } from '../../../domain/promote/ads/adStatus.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { AdsRoot } from './AdsView.styles.ts'

/** What forced colors leave of a status's mark: its edges and its shape, without their color. */
const shapeOf = (status: string) => {
  const mark = document.querySelector(`[data-status="${status}"]`)
  if (!mark) throw new Error(`There is no ${status}.`)
  const style = getComputedStyle(mark, '::before')
  return [style.borderStyle, style.borderWidth, style.borderRadius, style.rotate].join(' | ')
}

it.each(modes)(
  'each status of an ad has a mark of its own shape, so that no two differ by color alone, %s',
  (_, mount) => {
    mount(
      <AdsRoot>
        <small>
          {adStatuses.map((status) => (
            <span key={status} data-status={status} />
          ))}
        </small>
      </AdsRoot>,
    )
    const shapes = adStatuses.map(shapeOf)
    expect(new Set(shapes)).toHaveLength(adStatuses.length)
    expect(shapes.filter((shape) => shape.startsWith('none'))).toEqual([])
  },
)
