'use client'
import { useId, type ReactNode } from 'react'
import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'
import type { AuthRowId } from '../../../errors/auth/auth.errors.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { AlertIcon, ProviderGlyph } from '../../../ui/layout/icons.tsx'
import { ErrorRoot } from '../../../ui/fields/field.styles.ts'
import type { LoginViewProps } from '../login/LoginView.types.ts'

type Name = 'login.facebook' | 'login.google' | 'login.googleFallback' | 'login.line'

export interface ProviderButtonsProps extends Pick<
  LoginViewProps,
  'providers' | 'pendingProvider' | 'errors' | 'glyphs' | 'onProvider'
> {
  readonly t: (key: Name) => string
  readonly errorText: (row: AuthRowId | undefined) => ReactNode
}

const names = {
  facebook: { default: 'login.facebook', fallback: 'login.facebook' },
  google: { default: 'login.google', fallback: 'login.googleFallback' },
  line: { default: 'login.line', fallback: 'login.line' },
} as const satisfies Record<SocialProvider, Record<string, Name>>

/** The provider buttons. A provider's error is shown below its button; a second click brings its popup to the front. B12. */
export function ProviderButtons({
  providers,
  pendingProvider,
  errors,
  glyphs,
  onProvider,
  t,
  errorText,
}: ProviderButtonsProps) {
  const id = useId()
  return (
    <div data-at="providers">
      {providers.map(({ provider, variant }) => (
        <div key={provider} data-provider={provider}>
          <Button
            variant="provider"
            fullWidth
            leading={glyphs?.[provider] ?? <ProviderGlyph letter={provider.charAt(0).toUpperCase()} />}
            aria-busy={pendingProvider === provider || undefined}
            aria-describedby={errors[provider] && `${id}${provider}`}
            onClick={() => onProvider(provider)}
          >
            {t(names[provider][variant])}
          </Button>
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
