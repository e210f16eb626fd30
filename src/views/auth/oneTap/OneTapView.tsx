'use client'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { common } from '../../../messages/en/common.ts'
import { oneTap } from '../../../messages/en/auth/oneTap.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { botCheckPlace } from '../../../ui/feedback/blank.styles.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { CloseIcon } from '../../../ui/layout/icons.tsx'
import { ProviderLogo } from '../shell/ProviderLogo.tsx'
import { Surface } from '../../../ui/layout/Surface.ts'
import { sheetTitle } from '../../../ui/layout/title.styles.ts'
import { useText } from '../../text.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'

const copy = { ...common, ...oneTap }

/** State of the one-tap card. */
export interface OneTapViewState {
  /** What the card shows. */
  readonly state: 'button' | 'loggingIn' | 'botCheck' | 'failed'
  /** What went wrong; 'notLoaded' if the next step could not be loaded. */
  readonly error: 'failed' | 'ineligible' | 'tooQuick' | 'botWidgetFailed' | 'notLoaded' | null
  /** The server's message, shown instead of the text for 'failed'. */
  readonly serverMessage: string | null
  /** The provider's own button. */
  readonly buttonSlot?: ReactNode
  /** The widget of the bot check. */
  readonly botCheckSlot?: ReactNode
}

/** Callbacks of the one-tap card. */
export interface OneTapViewCallbacks {
  /** Called when the user tries again after a failure. */
  readonly onRetry: () => void
  /** Called when the user closes the card. */
  readonly onDismiss: () => void
}

export type OneTapViewProps = OneTapViewState & OneTapViewCallbacks

const Card = styled(Surface).attrs({ as: 'section' })(css`
  position: fixed;
  z-index: 1;
  inset-block-start: ${vars.space[4]};
  inset-inline-end: ${vars.space[4]};
  display: grid;
  /* As in a form, the widget of a bot check does not widen it. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  inline-size: min(400px, 100% - 2 * ${vars.space[4]});
  padding: ${vars.space[5]};
  border: 1px solid transparent;
  border-radius: ${vars.radius[24]};
  background: ${vars.color.raised};
  box-shadow: ${vars.elevation[2]};
  header {
    display: grid;
    /* Without the close button its place remains, so that the title keeps its lines. */
    grid-template-columns: auto 1fr 24px;
    align-items: start;
    gap: 0 ${vars.space[3]};
    h2 {
      ${sheetTitle}
    }
    [data-at='text'] {
      grid-area: 2 / 1 / auto / -1;
      color: ${vars.color.textSubtle};
      font-size: ${vars.type[14]};
      text-wrap: balance;
      &:not(:empty) {
        padding-block-start: ${vars.space[2]};
      }
      > p {
        display: flex;
        align-items: center;
        gap: ${vars.space[2]};
      }
    }
    > [data-ui='glyph'] {
      inline-size: 32px;
      border-radius: 50%;
      background: ${vars.color.sunken};
      font-size: ${vars.type[14]};
      font-weight: 700;
      line-height: 32px;
      text-align: center;
      @media (forced-colors: active) {
        outline: 1px solid;
      }
    }
    > [data-variant='icon'] {
      margin: -8px;
      margin-inline-start: 0;
    }
  }
  > [role='status'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    &:empty {
      position: absolute;
    }
  }
  ${botCheckPlace}
  [data-at='actions']:empty {
    display: none;
  }
  [data-at='actions'] {
    display: grid;
    gap: ${vars.space[2]};
  }
  /* A sheet from the top, so that no piece of the page sticks out beside it. */
  @media (max-width: 480px) {
    inset-block-start: 0;
    inset-inline: 0;
    inline-size: auto;
    padding: max(${vars.space[4]}, env(safe-area-inset-top)) ${vars.space[4]} ${vars.space[4]};
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
`)

/** The second provider's one-tap on our own page: its button, the log-in in progress, and errors. */
export function OneTapView(props: OneTapViewProps) {
  const { state, error, serverMessage, onRetry, onDismiss } = props
  const t = useText(copy)
  const title = useId()
  const card = useRef<HTMLElement>(null)
  const shown = useRef(state)
  useLayoutEffect(() => {
    if (shown.current === state) return
    shown.current = state
    // Restores focus if the focused element was removed with the previous state; never takes it from another element.
    if (document.activeElement === document.body) card.current?.focus()
  }, [state])
  return (
    <Card ref={card} tabIndex={-1} aria-labelledby={title}>
      <header>
        <ProviderLogo provider="google" />
        <h2 id={title}>{t('oneTap.title')}</h2>
        <div role="status" data-at="text">
          {state === 'button' && <p>{t('oneTap.body')}</p>}
          {state === 'loggingIn' && (
            <p>
              <Spinner />
              <span>{t('oneTap.loggingIn')}</span>
            </p>
          )}
        </div>
        {state !== 'loggingIn' && (
          <Button variant="icon" aria-label={t('common.close')} leading={<CloseIcon />} onClick={onDismiss} />
        )}
      </header>
      {state === 'button' && asElement(props.buttonSlot)}
      <Notice severity="error">
        {error === 'notLoaded'
          ? t('oneTap.notLoaded')
          : error && (serverMessage ? <bdi>{serverMessage}</bdi> : t(`oneTap.error.${error}`))}
      </Notice>
      {state === 'botCheck' && asElement(props.botCheckSlot)}
      <div data-at="actions">
        {state === 'failed' && error !== 'ineligible' && (
          <Button fullWidth onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
        {state !== 'loggingIn' && error !== 'ineligible' && (
          <Button variant="ghost" fullWidth onClick={onDismiss}>
            {t('oneTap.notNow')}
          </Button>
        )}
      </div>
    </Card>
  )
}
