'use client'
import { people } from '../../messages/en/people/people.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Popup } from '../../ui/actions/Popup.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { CheckIcon, Icon } from '../../ui/layout/icons.tsx'
import { useText } from '../text.tsx'
import { MoveFootRoot } from './MoveFoot.styles.ts'
import type { MovePinsViewProps } from './MovePinsView.types.ts'
import { MovePlaces } from './MovePlaces.tsx'
import { DropPlaces } from './pinDrag/DropPlaces.tsx'
import type { PinDrag } from './pinDrag/usePinDrag.ts'

interface MoveFootProps extends MovePinsViewProps {
  readonly drag: PinDrag
}

/** What to do with the selected pins, or else where the last ones are going; while pins are dragged, where to. It stays mounted, so that its count is announced. */
export function MoveFoot({ drag, ...props }: MoveFootProps) {
  const { name, selected, onSelect, onTakeOut, destinations, boardSort } = props
  const t = useText(people)
  const isDragging = drag.taken.length > 0
  const count = isDragging ? 0 : selected.length
  const isEmpty = count === 0 && !props.leaving && props.movedTo === undefined && !isDragging
  return (
    <MoveFootRoot {...(!isEmpty && { role: 'toolbar', 'aria-label': name })}>
      <p role="status">{count > 0 && t('people.pinsSelected', { count })}</p>
      {isDragging && <DropPlaces {...{ destinations, boardSort, drag }} />}
      {count === 0 && !isDragging && <MoveNote {...props} />}
      {count > 0 && (
        <>
          <Button variant="ghost" size={40} onClick={() => onSelect([])}>
            {t('people.clear')}
          </Button>
          <div data-at="actions">
            {onTakeOut && (
              <Button variant="outlined" size={40} onClick={onTakeOut}>
                {t('people.takeOut')}
              </Button>
            )}
            <Moves {...props} />
          </div>
        </>
      )}
    </MoveFootRoot>
  )
}

/** 'Move to', and the places in its panel. */
function Moves({ selected, destinations, boardSort, onBoardSort, onMove }: MovePinsViewProps) {
  const t = useText(people)
  const trigger = (
    <span data-at="trigger">
      <span>{t('people.moveTo')}</span>
      <Icon path="M6 15l6-6 6 6" />
    </span>
  )
  return (
    <Popup label={t('people.moveTo')} trigger={trigger} size={40}>
      {(close) => (
        <MovePlaces
          destinations={destinations}
          boardSort={boardSort}
          onBoardSort={onBoardSort}
          onChoose={(id) => {
            close()
            onMove(id, selected)
          }}
        />
      )}
    </Popup>
  )
}

/** Where pins are going or have gone. `MovePins` announces it, so it is only shown here. */
function MoveNote({ leaving = 0, movedTo, onUndo }: MovePinsViewProps) {
  const t = useText(people)
  if (leaving > 0)
    return (
      <span data-at="note">
        <Spinner />
        <span>{t('people.moving', { count: leaving })}</span>
      </span>
    )
  if (movedTo === undefined) return null
  return (
    <>
      <span data-at="note">
        <CheckIcon />
        <span>{t('people.movedTo', { place: movedTo, name: (chunks) => <bdi>{chunks}</bdi> })}</span>
      </span>
      {onUndo && (
        <Button variant="secondary" size={40} onClick={onUndo}>
          {t('people.undo')}
        </Button>
      )}
    </>
  )
}
