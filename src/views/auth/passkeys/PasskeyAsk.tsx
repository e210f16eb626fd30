'use client'
import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { common } from '../../../messages/en/common.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Button, type ButtonProps } from '../../../ui/actions/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { KeyIcon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'

/** How far an attempt is that asks the browser for a passkey, or for a new one. */
export interface PasskeyAskState {
  /** Whether an attempt is under way: the button is busy. */
  readonly isPending: boolean
  /** Whether the browser's window is open. */
  readonly isWaiting: boolean
  /** Whether the call takes unusually long. */
  readonly isSlow: boolean
}

export interface PasskeyAskCallbacks {
  /** Called when the button is pressed. Browsers open their window only during the press. */
  readonly onPress: () => void
  /** Called when the user cancels an attempt. */
  readonly onCancel: () => void
}

interface PasskeyAskProps extends PasskeyAskState, PasskeyAskCallbacks {
  readonly variant?: ButtonProps['variant']
  /** Marks the button, such as the way in that was used last. Default: nothing does. */
  readonly mark?: ReactNode
  /** Why the last attempt failed. */
  readonly error: ReactNode
  /** What there is to know about the last attempt, where nothing is wrong. Default: nothing. */
  readonly information?: ReactNode
  /** What to do while the browser's window is open. */
  readonly waiting: ReactNode
  /** A `ref` callback that moves focus when the button to cancel goes away. Default: to the main button. */
  readonly handOff?: (element: HTMLElement | null) => () => void
  /** The button's text; null: there is no button, because it would be of no use. */
  readonly children: ReactNode
}

const Root = styled.div(css`
  display: grid;
  gap: ${vars.space[3]};
  /* With its icon, it has the room that a provider's button has. */
  > [data-full] {
    padding-inline: ${vars.space[4]};
  }
  > [data-variant='link'] {
    justify-self: center;
  }
  > [data-at='status'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    text-align: center;
    &:empty {
      position: absolute;
    }
  }
`)

/** A button that asks the browser for a passkey, with what went wrong above it and what to do below. */
export function PasskeyAsk(props: PasskeyAskProps) {
  const { isPending, isWaiting, isSlow, error, waiting, children } = props
  const t = useText(common)
  const button = useRef<HTMLButtonElement>(null)
  const toButton = (element: HTMLElement | null) => () => {
    if (element?.contains(document.activeElement)) button.current?.focus()
  }
  return (
    <Root data-at="passkey">
      <Notice severity="error">{error}</Notice>
      <Notice>{props.information}</Notice>
      {children && (
        <Button
          ref={button}
          variant={props.variant}
          fullWidth
          leading={
            <>
              <KeyIcon />
              {asElement(props.mark)}
            </>
          }
          busy={isPending}
          onClick={props.onPress}
        >
          {children}
        </Button>
      )}
      <div data-at="status" role="status">
        {isWaiting && <p>{waiting}</p>}
        {isSlow && <p>{t('common.stillWorking')}</p>}
      </div>
      {(isWaiting || isSlow) && (
        <Button ref={props.handOff ?? toButton} variant="link" size={40} onClick={props.onCancel}>
          {t('common.cancel')}
        </Button>
      )}
    </Root>
  )
}
