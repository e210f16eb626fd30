'use client'
import { styled } from 'styled-components'
import { people } from '../../messages/en/people/people.ts'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { Surface } from '../../ui/layout/Surface.ts'
import { useText } from '../text.tsx'

export interface MovingPinsProps {
  /** Number of pins being moved; with 0, the line is empty but stays mounted, so that its text is announced. */
  readonly count: number
}

const Root = styled(Surface).attrs({ as: 'p' })(css`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  margin: 0;
  min-block-size: 24px;
  color: ${vars.color.textSubtle};
  font-size: ${vars.type[14]};
`)

/** Says that pins are being moved. */
export function MovingPins({ count }: MovingPinsProps) {
  const t = useText(people)
  return (
    <Root role="status">
      {count > 0 && (
        <>
          <Spinner />
          <span>{t('people.moving', { count })}</span>
        </>
      )}
    </Root>
  )
}
