'use client'
import { styled } from 'styled-components'
import { people } from '../../../messages/en/people/people.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Popup } from '../../../ui/actions/Popup.tsx'
import { Icon } from '../../../ui/layout/icons.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'
import type { MovePinsViewProps } from '../MovePinsView.types.ts'
import { MovePlaces } from '../MovePlaces.tsx'
import { usePinName, type MovablePin } from '../PinTile.tsx'

/** On the picture, opposite the mark. It shows when the pin is pointed at or focused, and always where nothing can point. */
const MovePinRoot = styled.div(css`
  position: absolute;
  inset-block-start: ${vars.space[2]};
  inset-inline-start: ${vars.space[2]};
  @media (hover: hover) {
    li:not(:hover, :focus-within) > &:not(:has([aria-expanded='true'])) {
      opacity: 0;
    }
  }
  &&& button[data-ui='button'][data-variant='icon'] {
    border: 1px solid ${vars.color.divider};
    background: ${vars.color.raised};
    color: ${vars.color.text};
  }
`)

interface MovePinProps extends Pick<
  MovePinsViewProps,
  'destinations' | 'boardSort' | 'onBoardSort' | 'onMove'
> {
  readonly pin: MovablePin
}

/** 'Move to' for one pin: what a drag does, without a pointer. */
export function MovePin({ pin: { id: pinId, title }, onMove, ...places }: MovePinProps) {
  const t = useText(people)
  const label = t('people.movePin', { pin: usePinName(title) })
  return (
    <MovePinRoot>
      <Popup
        label={label}
        variant="icon"
        size={40}
        trigger={
          <>
            <Icon path="M5 12h14M13 6l6 6-6 6" />
            <VisuallyHidden>{label}</VisuallyHidden>
          </>
        }
      >
        {(close) => (
          <MovePlaces
            {...places}
            onChoose={(id) => {
              close()
              onMove(id, [pinId])
            }}
          />
        )}
      </Popup>
    </MovePinRoot>
  )
}
