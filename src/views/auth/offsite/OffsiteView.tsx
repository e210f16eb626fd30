'use client'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { OffsiteFailure } from '../../../errors/auth/offsite.errors.ts'
import { common } from '../../../messages/en/common.ts'
import { offsite } from '../../../messages/en/auth/offsite.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Link } from '../../../ui/actions/Link.tsx'
import { LinkButton } from '../../../ui/actions/LinkButton.tsx'
import { Emblem } from '../../../ui/feedback/Emblem.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { centredNotice } from '../../../ui/feedback/centredNotice.styles.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { Illustration } from '../../../ui/illustration/Illustration.tsx'
import { AlertIcon, BlockedIcon, EyeOffIcon, WarningIcon } from '../../../ui/layout/icons.tsx'
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
  /** What the page shows. */
  readonly screen: OffsiteScreen
  /** Whether the check takes long. */
  readonly isSlow: boolean
  /** The target site, as text; null if unknown. */
  readonly host: string | null
  /** The target that the user may continue to; null if they may not. Only http(s) becomes a link. */
  readonly href: string | null
  /** Why the check failed. */
  readonly failure: OffsiteFailure | null
  /** The way back into the product. */
  readonly homeHref: string
}

/** Callbacks of the check page. */
export interface OffsiteViewCallbacks {
  /** Called when the user wants a failed check to be repeated. */
  readonly onRetry: () => void
  /** Called when the user continues despite the warning. */
  readonly onFollow: () => void
}

export type OffsiteViewProps = OffsiteViewState & OffsiteViewCallbacks

const Root = styled(Surface)(css`
  display: grid;
  gap: ${vars.space[4]};
  text-align: center;
  text-wrap: balance;
  > p {
    justify-self: center;
  }
  [data-at='host'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    max-inline-size: 100%;
    padding: ${vars.space[2]} ${vars.space[4]};
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[16]};
    background: ${vars.color.sunken};
    font-size: ${vars.type[16]};
    font-weight: 600;
    > bdi {
      min-inline-size: 0;
    }
  }
  [role='status']:empty {
    position: absolute;
  }
  ${centredNotice}
  [data-at='actions'] {
    display: grid;
    gap: ${vars.space[3]};
    justify-self: center;
    inline-size: min(100%, ${vars.size.formColumn});
    padding-block-start: ${vars.space[2]};
    text-align: center;
  }
  [data-severity='error'][data-at='host'] {
    border-color: color-mix(in srgb, ${vars.color.danger} 25%, transparent);
    background: ${vars.severity.dangerSurface};
  }
  [data-severity='warning'][data-at='host'] {
    border-color: color-mix(in srgb, ${vars.severity.warning} 25%, transparent);
    background: ${vars.severity.warningSurface};
  }
  @media (max-width: 480px) {
    [data-at='actions'] {
      inline-size: 100%;
    }
  }
  /* It is no button. */
  @media (forced-colors: active) {
    [data-at='host'] {
      border: 0;
    }
  }
`)

/** Shown above the title of a link that is not followed. */
const emblems = {
  suspicious: [WarningIcon, 'warning'],
  porn: [EyeOffIcon, 'error'],
  blocked: [BlockedIcon, 'error'],
  failed: [AlertIcon, undefined],
  invalidLink: [AlertIcon, undefined],
} as const

const isPending = (screen: OffsiteScreen): screen is Exclude<OffsiteScreen, keyof typeof emblems> =>
  !(screen in emblems)

const Over = styled.span(css`
  display: grid;
  justify-items: center;
  margin-block-end: ${vars.space[4]};
`)

/** The check page of links that lead out of the product. */
export function OffsiteView(props: OffsiteViewProps) {
  const { screen, host, href, failure } = props
  const t = useText(copy)
  // The other site gets no access to our window, and no referrer.
  const out = { href: href ?? undefined, target: '_blank' }
  const body = t(`offsite.${screen}.body`, { link: (chunks: ReactNode) => <Link {...out}>{chunks}</Link> })
  const [Icon, severity] = isPending(screen) ? [null, undefined] : emblems[screen]
  const title = (
    <>
      {Icon ? (
        <Emblem data-size="64" data-severity={severity}>
          <Icon />
        </Emblem>
      ) : (
        <Over>
          <Illustration name="leaving" />
        </Over>
      )}
      <span>{t(`offsite.${screen}.title`)}</span>
    </>
  )
  return (
    <AuthPage title={title} viewKey={screen} layout="card">
      <Root>
        <p>{body}</p>
        {host !== null && (
          <p data-at="host" data-severity={severity}>
            {isPending(screen) && <Spinner />}
            <bdi dir="ltr">{host}</bdi>
          </p>
        )}
        {screen === 'checking' && <p role="status">{props.isSlow && t('common.stillWorking')}</p>}
        <Notice severity="error">{failure && t(`offsite.error.${failure}`)}</Notice>
        <div data-at="actions">
          {screen === 'failed' && (
            <Button fullWidth onClick={props.onRetry}>
              {t('common.retry')}
            </Button>
          )}
          <LinkButton
            variant={isPending(screen) || screen === 'failed' ? 'secondary' : 'primary'}
            fullWidth
            href={props.homeHref}
          >
            {t('offsite.home')}
          </LinkButton>
          {(screen === 'suspicious' || screen === 'porn') && (
            <span>
              <Link {...out} onClick={props.onFollow}>
                {t('offsite.continue')}
              </Link>
            </span>
          )}
        </div>
      </Root>
    </AuthPage>
  )
}
