'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { mobileCreatePin } from '../../messages/en/createPin/mobileCreatePin.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { LinkButton } from '../../ui/actions/LinkButton.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { CheckIcon } from '../../ui/layout/icons.tsx'
import { Surface } from '../../ui/layout/Surface.ts'
import { wordBreaks } from '../../ui/layout/words.styles.ts'
import { Drawing } from '../auth/shell/Drawing.tsx'
import { PinPreview, type PinPreviewProps } from '../saving/saveToBoard/PinPreview.tsx'
import { useText } from '../text.tsx'

export interface MobileCreatePinEndProps {
  /** What the page shows: it is being left for another one, has nothing to create, has created the pin, or the member has left it. */
  readonly view: 'redirecting' | 'nothing' | 'created' | 'left'
  /** What the pin is: its picture, texts and link. */
  readonly pin: PinPreviewProps['pin']
  /** Where the page leads: to the new pin, or to where it redirects. Null: nowhere. */
  readonly href: string | null
  /** Called when the member wants to leave the page. */
  readonly onLeave: () => void
  /** The user wants to choose a board after all. */
  readonly onResume: () => void
}

const Root = styled(Surface).attrs({ as: 'main' })(css`
  ${wordBreaks}
  @keyframes tb-drop {
    from {
      opacity: 0;
      translate: 0 -16px;
    }
  }
  display: grid;
  place-content: center;
  justify-items: center;
  grid-template-columns: minmax(0, 22rem);
  gap: ${vars.space[3]};
  min-block-size: 100vh;
  min-block-size: 100dvh;
  padding: ${vars.space[6]} ${vars.space[4]};
  background: ${vars.color.ground};
  text-align: center;
  h1 {
    font-size: ${vars.type[24]};
    line-height: 1.2;
    letter-spacing: -0.02em;
  }
  > p {
    color: ${vars.color.textSubtle};
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  > [data-at='mark'] {
    display: grid;
    justify-items: center;
    margin-block-end: ${vars.space[2]};
    animation: tb-drop ${vars.motion[320]} ease-out;
    > span {
      display: grid;
      place-items: center;
      inline-size: 56px;
      block-size: 56px;
      border-radius: 50%;
      background: ${vars.color.sunken};
      color: ${vars.color.success};
      font-size: ${vars.type[24]};
    }
    > [data-ui='preview'] {
      inline-size: 128px;
    }
    /* The mark overlaps the picture. */
    > [data-ui='preview'] + span {
      position: relative;
      margin-block-start: -28px;
      box-shadow: 0 0 0 4px ${vars.color.ground};
    }
  }
  > [data-ui='spinner'] {
    margin-block-end: ${vars.space[2]};
    font-size: ${vars.type[36]};
  }
  > [data-ui='button'] {
    margin-block-start: ${vars.space[3]};
  }
  @media (forced-colors: active) {
    > [data-at='mark'] > span {
      border: 1px solid;
    }
  }
`)

/** What remains when there is no board to choose: briefly, or for good where the browser keeps the page open. */
export function MobileCreatePinEnd({ view, pin, href, onLeave, onResume }: MobileCreatePinEndProps) {
  const t = useText(mobileCreatePin)
  return (
    <Root data-view={view}>
      {view === 'redirecting' && <Spinner />}
      {(view === 'nothing' || view === 'left') && <Drawing name={view === 'left' ? 'leaving' : 'empty'} />}
      {view === 'created' && (
        <div data-at="mark">
          {pin.imageUrl && <PinPreview pin={pin} />}
          <span>
            <CheckIcon />
          </span>
        </div>
      )}
      <h1 tabIndex={-1}>{t(`mobileCreatePin.${view}`)}</h1>
      {view !== 'redirecting' && <p>{t(`mobileCreatePin.${view}Body`)}</p>}
      {view === 'left' || view === 'nothing' ? (
        <Button variant="secondary" onClick={view === 'left' ? onResume : onLeave}>
          {t(view === 'left' ? 'mobileCreatePin.resume' : 'mobileCreatePin.close')}
        </Button>
      ) : (
        href !== null && (
          <LinkButton variant="secondary" href={href}>
            {t(view === 'created' ? 'mobileCreatePin.seePin' : 'mobileCreatePin.continue')}
          </LinkButton>
        )
      )}
    </Root>
  )
}
