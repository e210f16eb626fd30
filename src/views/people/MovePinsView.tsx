'use client'
import { useId } from 'react'
import { common } from '../../messages/en/common.ts'
import { people } from '../../messages/en/people/people.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { useKeptFocus } from '../../ui/dialog/useKeptFocus.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Illustration } from '../../ui/illustration/Illustration.tsx'
import { ListFailed } from '../../ui/list/ListFailed.tsx'
import { useText } from '../text.tsx'
import { MoveFoot } from './MoveFoot.tsx'
import { MovePinsRoot } from './MovePinsView.styles.ts'
import type { MovePinsViewProps } from './MovePinsView.types.ts'
import { MovePin } from './pinDrag/MovePin.tsx'
import { usePinDrag } from './pinDrag/usePinDrag.ts'
import { PinTile } from './PinTile.tsx'

const copy = { ...common, ...people }

/** The pins of a board or section, to select and to move elsewhere. */
export function MovePinsView(props: MovePinsViewProps) {
  const { name, pins, status = 'ready', selected, moving = [], canDrag, onSelect, onRetry } = props
  const { destinations, boardSort, onBoardSort, onMove } = props
  const t = useText(copy)
  const id = useId()
  const keptFocus = useKeptFocus()
  const drag = usePinDrag(props)
  const free = pins.map((pin) => pin.id).filter((pin) => !moving.includes(pin))
  const hasPins = status === 'ready' && pins.length > 0
  const toggle = (pin: string) =>
    onSelect(selected.includes(pin) ? selected.filter((other) => other !== pin) : [...selected, pin])
  return (
    <MovePinsRoot
      aria-labelledby={id}
      aria-busy={status === 'loading' || undefined}
      {...keptFocus}
      onDragEnter={drag.onDragEnter}
    >
      <header>
        <div>
          <h2 id={id}>
            <bdi>{name}</bdi>
          </h2>
          {hasPins && <p>{t('people.selectToMove')}</p>}
        </div>
        {hasPins && selected.length < free.length && (
          <Button variant="ghost" size={40} onClick={() => onSelect(free)}>
            {t('people.selectAll')}
          </Button>
        )}
      </header>
      {status === 'loading' && <Skeleton label={t('people.pinsLoading')} shape="tile" count={8} />}
      <ListFailed retryLabel={t('common.retry')} onRetry={onRetry}>
        {status === 'failed' && t('people.pinsFailed')}
      </ListFailed>
      {status === 'ready' && pins.length === 0 && (
        <div data-at="state">
          <Illustration name="empty" />
          <p>{t('people.noPins')}</p>
        </div>
      )}
      {hasPins && (
        <ul aria-labelledby={id}>
          {pins.map((pin) => (
            <li key={pin.id}>
              <PinTile
                pin={pin}
                isSelected={selected.includes(pin.id)}
                isMoving={moving.includes(pin.id)}
                onToggle={() => toggle(pin.id)}
                isTaken={drag.taken.includes(pin.id)}
                drag={drag.tile(pin.id)}
              />
              {canDrag && !moving.includes(pin.id) && (
                <MovePin pin={pin} {...{ destinations, boardSort, onBoardSort, onMove }} />
              )}
            </li>
          ))}
        </ul>
      )}
      {status === 'ready' && <MoveFoot {...props} drag={drag} />}
    </MovePinsRoot>
  )
}
