'use client'
import { useId } from 'react'
import { common } from '../../messages/en/common.ts'
import { people } from '../../messages/en/people/people.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Popup } from '../../ui/actions/Popup.tsx'
import { takeFocus } from '../../ui/actions/takeFocus.ts'
import { useKeptFocus } from '../../ui/dialog/useKeptFocus.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Illustration } from '../../ui/illustration/Illustration.tsx'
import { ListFailed } from '../../ui/list/ListFailed.tsx'
import { useText } from '../text.tsx'
import { MovePinsRoot, PlacesRoot } from './MovePinsView.styles.ts'
import { PinTile, type MovablePin } from './PinTile.tsx'

const copy = { ...common, ...people }

/** Where pins can be moved. */
export interface MoveDestination {
  /** Passed to `onMove`. */
  readonly id: string
  readonly name: string
  /** Whether it is a section of the board that the pins are on. Default: false, another board. */
  readonly isSection?: boolean | undefined
}

/** State of the view. */
export interface MovePinsViewState {
  /** The name of the board or section that the pins are in. */
  readonly name: string
  /** The pins that are here, in order. */
  readonly pins: readonly MovablePin[]
  /** 'loading' and 'failed' are about the list of pins. Default: 'ready'. */
  readonly status?: 'ready' | 'loading' | 'failed' | undefined
  /** Ids of the selected pins. */
  readonly selected: readonly string[]
  /** Ids of pins that are on their way here. Default: none. */
  readonly moving?: readonly string[] | undefined
  /** The places to choose from, without the one that the pins are in. */
  readonly destinations: readonly MoveDestination[]
}

export interface MovePinsViewProps extends MovePinsViewState {
  /** The new selection, after a press on a pin, on 'Select all' or on 'Clear'. */
  readonly onSelect: (ids: readonly string[]) => void
  /** The selected pins are to be moved there. */
  readonly onMove: (destinationId: string) => void
  /** They are to be taken out of their section. Without it, the pins are not in a section. */
  readonly onTakeOut?: (() => void) | undefined
  /** Loads the pins again. */
  readonly onRetry?: (() => void) | undefined
}

/** The pins of a board or section, to select and to move elsewhere. */
export function MovePinsView(props: MovePinsViewProps) {
  const { name, pins, status = 'ready', selected, moving, onSelect, onRetry } = props
  const t = useText(copy)
  const id = useId()
  const keptFocus = useKeptFocus()
  const toggle = (pin: string) =>
    onSelect(selected.includes(pin) ? selected.filter((other) => other !== pin) : [...selected, pin])
  return (
    <MovePinsRoot aria-labelledby={id} aria-busy={status === 'loading' || undefined} {...keptFocus}>
      <h2 id={id}>
        <bdi>{name}</bdi>
      </h2>
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
      {status === 'ready' && pins.length > 0 && (
        <>
          <Toolbar {...props} />
          <ul aria-labelledby={id}>
            {pins.map((pin) => (
              <li key={pin.id}>
                <PinTile
                  pin={pin}
                  isSelected={selected.includes(pin.id)}
                  isMoving={moving?.includes(pin.id) ?? false}
                  onToggle={() => toggle(pin.id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </MovePinsRoot>
  )
}

function Toolbar({
  name,
  pins,
  selected,
  moving,
  destinations,
  onSelect,
  onMove,
  onTakeOut,
}: MovePinsViewProps) {
  const t = useText(copy)
  const count = selected.length
  const free = pins.map(({ id }) => id).filter((id) => !moving?.includes(id))
  return (
    <div role="toolbar" aria-label={name}>
      <p role="status">{t('people.pinsSelected', { count })}</p>
      {count < free.length && (
        <Button variant="ghost" size={40} onClick={() => onSelect(free)}>
          {t('people.selectAll')}
        </Button>
      )}
      {count > 0 && (
        <>
          <Button variant="ghost" size={40} onClick={() => onSelect([])}>
            {t('people.clear')}
          </Button>
          {onTakeOut && (
            <Button variant="outlined" size={40} onClick={onTakeOut}>
              {t('people.takeOut')}
            </Button>
          )}
          <Popup label={t('people.moveTo')} trigger={t('people.moveTo')} size={40}>
            {(close) => (
              <Places
                destinations={destinations}
                onChoose={(id) => {
                  close()
                  onMove(id)
                }}
              />
            )}
          </Popup>
        </>
      )}
    </div>
  )
}

interface PlacesProps extends Pick<MovePinsViewProps, 'destinations'> {
  readonly onChoose: (id: string) => void
}

function Places({ destinations, onChoose }: PlacesProps) {
  const t = useText(people)
  const id = useId()
  const groups = [
    ['people.sections', destinations.filter(({ isSection }) => isSection)],
    ['people.boards', destinations.filter(({ isSection }) => !isSection)],
  ] as const
  return (
    <PlacesRoot>
      {groups.map(
        ([heading, places]) =>
          places.length > 0 && (
            <div key={heading}>
              <h3 id={id + heading}>{t(heading)}</h3>
              <ul aria-labelledby={id + heading}>
                {places.map((place) => (
                  <li key={place.id}>
                    <button
                      type="button"
                      onClick={(event) => {
                        takeFocus(event)
                        onChoose(place.id)
                      }}
                    >
                      <bdi>{place.name}</bdi>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </PlacesRoot>
  )
}
