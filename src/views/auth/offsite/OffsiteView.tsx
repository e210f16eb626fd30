'use client'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { OffsiteFailure } from '../../../errors/auth/offsite.errors.ts'
import { common } from '../../../messages/en/common.ts'
import { offsite } from '../../../messages/en/auth/offsite.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { AlertIcon } from '../../../ui/layout/icons.tsx'
import { Link } from '../../../ui/actions/Link.tsx'
import { LinkButton } from '../../../ui/actions/LinkButton.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { Surface } from '../../../ui/layout/Surface.ts'
import { AuthPage } from '../shell/AuthPage.tsx'
import { useText } from '../../text.tsx'

const copy = { ...common, ...offsite }

/** The states of the check page; each has one title and one sentence. */
export type OffsiteScreen =
  | 'checking'
  | 'leaving'
  | 'suspicious'
  | 'porn'
  | 'blocked'
  | 'failed'
  | 'invalidLink'

/** State of the check page. */
export interface OffsiteViewState {
  readonly screen: OffsiteScreen
  /** Whether the check takes long. */
  readonly isSlow: boolean
  /** The target site, as text; null if unknown. */
  readonly host: string | null
  /** The target that the user may continue to; null if they may not. Only http(s) becomes a link. A17. */
  readonly href: string | null
  /** Why the check failed. */
  readonly failure: OffsiteFailure | null
  /** The way back into the product. */
  readonly homeHref: string
}

/** Callbacks of the check page. */
export interface OffsiteViewCallbacks {
  readonly onRetry: () => void
  /** Called when the user continues despite the warning. */
  readonly onFollow: () => void
}

export type OffsiteViewProps = OffsiteViewState & OffsiteViewCallbacks

const Root = styled(Surface)(css`
  display: grid;
  gap: ${vars.space[4]};
  justify-items: center;
  text-align: center;
  text-wrap: pretty;
  [data-at='host'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    max-inline-size: 100%;
    padding: ${vars.space[2]} ${vars.space[4]};
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[16]};
    background: ${vars.color.sunken};
    font-weight: 600;
    > svg {
      color: ${vars.color.danger};
    }
    > bdi {
      min-inline-size: 0;
    }
  }
  [role='status']:empty {
    position: absolute;
  }
  [data-at='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${vars.space[2]};
    padding-block-start: ${vars.space[2]};
  }
`)

const isPending = (screen: OffsiteScreen) => screen === 'checking' || screen === 'leaving'
const isBad = (screen: OffsiteScreen) => screen === 'suspicious' || screen === 'porn' || screen === 'blocked'

/** The check page of links that lead out of the product. auth.txt §2 "Outbound link check page". A16, A17, A18. */
export function OffsiteView(props: OffsiteViewProps) {
  const { screen, host, href, failure } = props
  const t = useText(copy)
  // The other site gets no access to our window, and no referrer. A18.
  const out = { href: href ?? undefined, target: '_blank' }
  const body = t(`offsite.${screen}.body`, { link: (chunks: ReactNode) => <Link {...out}>{chunks}</Link> })
  return (
    <AuthPage title={t(`offsite.${screen}.title`)} viewKey={screen} layout="page">
      <Root>
        {host !== null && (
          <p data-at="host">
            {isPending(screen) && <Spinner />}
            {isBad(screen) && <AlertIcon />}
            <bdi dir="ltr">{host}</bdi>
          </p>
        )}
        <p>{body}</p>
        {screen === 'checking' && <p role="status">{props.isSlow && t('common.stillWorking')}</p>}
        <Notice severity="error">{failure && t(`offsite.error.${failure}`)}</Notice>
        <div data-at="actions">
          {(screen === 'suspicious' || screen === 'porn') && (
            <LinkButton variant="secondary" {...out} onClick={props.onFollow}>
              {t('offsite.continue')}
            </LinkButton>
          )}
          <LinkButton
            variant={isBad(screen) || screen === 'invalidLink' ? 'primary' : 'secondary'}
            href={props.homeHref}
          >
            {t('offsite.home')}
          </LinkButton>
          {screen === 'failed' && <Button onClick={props.onRetry}>{t('common.retry')}</Button>}
        </div>
      </Root>
    </AuthPage>
  )
}
