'use client'
import { useId, type ReactNode } from 'react'
import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import { AlertIcon } from '../../../ui/layout/icons.tsx'
import { ProviderLogo } from './ProviderLogo.tsx'
import { ErrorRoot } from '../../../ui/fields/error.styles.ts'
import type { LoginViewProps } from '../login/LoginView.types.ts'
import { providerNames } from './providerNames.ts'
import { handOffFocus } from './handOffFocus.ts'

type Name = 'login.facebook' | 'login.google' | 'login.googleFallback' | 'login.line' | 'common.cancel'

export interface ProviderButtonsProps<Row extends string> extends Pick<
  LoginViewProps,
  'providers' | 'pendingProvider' | 'glyphs' | 'googleSlot' | 'lastUsedSlot' | 'onProvider' | 'onCancel'
> {
  readonly errors: Readonly<Partial<Record<SocialProvider, Row>>>
  /** The only way in, which is then the form's main button. Default: all are equal. */
  readonly promoted?: string | null | undefined
  readonly t: ((key: Name) => string) & ((key: 'login.waiting', values: { provider: string }) => string)
  readonly errorText: (row: Row | undefined) => ReactNode
}

const names = {
  facebook: { default: 'login.facebook', fallback: 'login.facebook' },
  google: { default: 'login.google', fallback: 'login.googleFallback' },
  line: { default: 'login.line', fallback: 'login.line' },
} as const satisfies Record<SocialProvider, Record<string, Name>>

/**
 * The provider buttons. What a provider is waited for, 'Cancel' and its error are below its button; a second click brings its popup to the
 * front. Where Google's prompt was not shown, its own button is shown instead.
 */
export function ProviderButtons<Row extends string>({
  providers,
  pendingProvider,
  errors,
  glyphs,
  googleSlot,
  lastUsedSlot,
  onProvider,
  onCancel,
  promoted,
  t,
  errorText,
}: ProviderButtonsProps<Row>) {
  const id = useId()
  return (
    <div data-at="providers">
      {providers.map(({ provider, variant }) => (
        <div key={provider} data-provider={provider}>
          {(provider === 'google' && asElement(googleSlot)) || (
            <Button
              variant={promoted === provider ? 'primary' : 'provider'}
              fullWidth
              leading={
                <>
                  <ProviderLogo provider={provider} glyph={glyphs?.[provider]} />
                  {asElement(lastUsedSlot?.(provider))}
                </>
              }
              aria-busy={pendingProvider === provider || undefined}
              aria-describedby={errors[provider] && `${id}${provider}`}
              onClick={() => onProvider(provider)}
            >
              {t(names[provider][variant])}
            </Button>
          )}
          <div data-at="status" role="status">
            {pendingProvider === provider && (
              <p>{t('login.waiting', { provider: providerNames[provider] })}</p>
            )}
          </div>
          {pendingProvider === provider && (
            <Button ref={handOffFocus} variant="link" size={40} onClick={onCancel}>
              {t('common.cancel')}
            </Button>
          )}
          <ErrorRoot id={errors[provider] && `${id}${provider}`} data-ui="error" aria-live="polite">
            {errors[provider] && (
              <>
                <AlertIcon />
                <span>{errorText(errors[provider])}</span>
              </>
            )}
          </ErrorRoot>
        </div>
      ))}
    </div>
  )
}
