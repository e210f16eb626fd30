'use client'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'
import type { SocialError } from '../../../errors/auth/login.errors.ts'
import { common } from '../../../messages/en/common.ts'
import { connect } from '../../../messages/en/auth/connect.ts'
import { login } from '../../../messages/en/auth/login.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Link } from '../../../ui/actions/Link.tsx'
import { Emblem } from '../../../ui/feedback/Emblem.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { AlertIcon, CheckIcon, InfoIcon, WarningIcon } from '../../../ui/layout/icons.tsx'
import { ProviderLogo } from '../shell/ProviderLogo.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { Surface } from '../../../ui/layout/Surface.ts'
import { useText } from '../../text.tsx'
import { AuthPage } from '../shell/AuthPage.tsx'
import { providerNames } from '../shell/providerNames.ts'

const copy = { ...common, ...login, ...connect }

/** What the page in the popup shows. */
export type ConnectScreen =
  | 'loading'
  | 'offering'
  | 'asking'
  | 'connected'
  | 'refused'
  | 'unavailable'
  | 'noOpener'

/** State of the page in the popup. */
export interface ConnectViewState {
  /** The provider that the page connects to, which its texts name. */
  readonly provider: SocialProvider
  /** What the page shows. */
  readonly screen: ConnectScreen
  /** Why the provider gave no token; null unless it was refused. */
  readonly error: SocialError | null
  /** The log-in page, for somebody who came here by hand. */
  readonly logInHref: string
}

/** Callbacks of the page in the popup. */
export interface ConnectViewCallbacks {
  /** Opens the provider's own window. Browsers allow that only during the press. */
  readonly onContinue: () => void
  /** Called when the user tries again after the provider refused or could not be loaded. */
  readonly onRetry: () => void
  /** Called when the user gives up: close the window. */
  readonly onClose: () => void
}

export interface ConnectViewProps extends ConnectViewState, ConnectViewCallbacks {
  /** Google's own button, in place of ours. */
  readonly googleSlot?: ReactNode
  /** Replaces the provider's logo. Default: that of `TackboardProvider`, or a plain letter. */
  readonly glyph?: ReactNode
}

const titles = {
  loading: 'connect.title',
  offering: 'connect.title',
  asking: 'connect.title',
  connected: 'connect.connected.title',
  refused: 'connect.title',
  unavailable: 'connect.unavailable.title',
  noOpener: 'connect.noOpener.title',
} as const satisfies Record<ConnectScreen, keyof typeof connect>

const bodies = {
  loading: 'connect.loading',
  offering: 'connect.offering',
  asking: 'connect.asking',
  connected: 'connect.close',
  refused: 'connect.close',
  unavailable: 'connect.unavailable.body',
  noOpener: 'connect.noOpener.body',
} as const satisfies Record<ConnectScreen, keyof typeof connect>

/** What is over the title: the provider's logo, unless there is something to tell. */
const emblems = {
  loading: [Spinner, undefined],
  offering: [null, undefined],
  asking: [null, undefined],
  connected: [CheckIcon, 'success'],
  refused: [AlertIcon, 'error'],
  unavailable: [WarningIcon, 'warning'],
  noOpener: [InfoIcon, undefined],
} as const satisfies Record<ConnectScreen, unknown>

const Root = styled(Surface)(css`
  display: grid;
  gap: ${vars.space[4]};
  inline-size: min(100%, ${vars.size.formColumn});
  margin-inline: auto;
  justify-items: center;
  text-align: center;
  text-wrap: balance;
  [data-at='actions'] {
    display: flex;
    gap: ${vars.space[2]};
    padding-block-start: ${vars.space[2]};
    /* Wider than the column, before a button breaks: as wide as the card. */
    inline-size: max-content;
    max-inline-size: min(${vars.size.dialog} - 80px, 100vw - 112px);
    /* The main one on top. */
    @media (max-width: 480px) {
      flex-direction: column-reverse;
      inline-size: 100%;
      max-inline-size: none;
    }
  }
`)

/** The page in a provider's popup, 580x400. */
export function ConnectView({
  provider,
  screen,
  error,
  logInHref,
  glyph,
  googleSlot,
  onContinue,
  onRetry,
  onClose,
}: ConnectViewProps) {
  const t = useText(copy)
  const values = { provider: providerNames[provider] }
  const [Icon, severity] = emblems[screen]
  const logo = <ProviderLogo provider={provider} glyph={glyph} />
  const link = (chunks: ReactNode) => <Link href={logInHref}>{chunks}</Link>
  return (
    <AuthPage
      title={
        <>
          <Emblem data-severity={severity}>{Icon ? <Icon /> : logo}</Emblem>
          <span>{t(titles[screen], values)}</span>
        </>
      }
      viewKey={titles[screen]}
      layout="card"
    >
      <Root>
        <Notice severity="error">{error && t(`social.error.${error}`)}</Notice>
        <p role="status">
          <span>{t(bodies[screen], { ...values, link })}</span>
        </p>
        {(screen === 'offering' || screen === 'asking') &&
          (asElement(googleSlot) || (
            <Button
              variant="provider"
              fullWidth
              leading={logo}
              aria-busy={screen === 'asking' || undefined}
              onClick={onContinue}
            >
              {t(`login.${provider}`)}
            </Button>
          ))}
        {screen === 'unavailable' && (
          <div data-at="actions">
            <Button variant="secondary" onClick={onClose}>
              {t('common.close')}
            </Button>
            <Button onClick={onRetry}>{t('common.retry')}</Button>
          </div>
        )}
      </Root>
    </AuthPage>
  )
}
