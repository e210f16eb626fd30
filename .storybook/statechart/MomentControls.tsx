import { describeMoment, type Moment } from './protocol.ts'
import { row, tone } from '../../stories/docs/machines/tones.ts'

interface MomentControlsProps {
  readonly moments: readonly Moment[]
  readonly shown: number
  readonly onShow: (index: number | null) => void
}

/** Steps through past moments. Does not affect the story itself. */
export function MomentControls({ moments, shown, onShow }: MomentControlsProps) {
  const last = moments.length - 1
  const moment = moments[shown]
  const isPast = shown < last
  // If the focused button were disabled, focus would move to the page.
  const step = (name: string, goal: number | null, isOn: boolean) => (
    <button type="button" aria-disabled={!isOn} onClick={() => isOn && onShow(goal)}>
      {name}
    </button>
  )
  return (
    <div role="group" aria-label="Moments" style={row}>
      <div data-joined style={{ display: 'flex' }}>
        {step('Step back', shown - 1, shown > 0)}
        {step('Step on', shown + 1 === last ? null : shown + 1, isPast)}
        {step('Now', null, isPast)}
      </div>
      <span
        role="status"
        style={
          isPast
            ? { background: tone('changed'), borderRadius: 4, padding: '3px 8px' }
            : { color: tone('muted') }
        }
      >
        {moment &&
          `${isPast ? 'Past: moment' : 'Moment'} ${shown + 1} of ${last + 1}, ${describeMoment(moment)}`}
      </span>
    </div>
  )
}
