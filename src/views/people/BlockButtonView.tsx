'use client'
import { styled } from 'styled-components'
import { people } from '../../messages/en/people/people.ts'
import { css } from '../../theme/css.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Surface } from '../../ui/layout/Surface.ts'
import { useText } from '../text.tsx'

export interface BlockButtonViewProps {
  /** The member's name, part of the button's accessible name. */
  readonly person: string
  /** Whether the viewer blocks the member, which decides what the button says. */
  readonly isBlocked: boolean
  /** Called on every press, in either state. */
  readonly onToggle: () => void
}

const Root = styled(Surface).attrs({ as: 'span' })(css`
  display: inline-flex;
`)

/** Blocks a member. */
export function BlockButtonView({ person, isBlocked, onToggle }: BlockButtonViewProps) {
  const t = useText(people)
  return (
    <Root>
      <Button
        variant="outlined"
        size={40}
        aria-label={t(isBlocked ? 'people.blockedPerson' : 'people.blockPerson', { person })}
        onClick={onToggle}
      >
        {t(isBlocked ? 'people.blocked' : 'people.block')}
      </Button>
    </Root>
  )
}
