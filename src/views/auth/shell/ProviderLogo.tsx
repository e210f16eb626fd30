'use client'
import { createContext, use, type ReactNode } from 'react'
import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { ProviderGlyph } from '../../../ui/layout/icons.tsx'

/** The providers' logos that an app supplies. */
export type ProviderGlyphs = Readonly<Partial<Record<SocialProvider, ReactNode>>>

/** The logos for all views below. */
export const AppGlyphs = createContext<ProviderGlyphs>({})

interface ProviderLogoProps {
  readonly provider: SocialProvider
  /** The logo for this place. Default: the app's, or a plain letter. */
  readonly glyph?: ReactNode
}

export function ProviderLogo({ provider, glyph }: ProviderLogoProps) {
  const { [provider]: own } = use(AppGlyphs)
  return asElement(glyph ?? own ?? <ProviderGlyph letter={provider.charAt(0).toUpperCase()} />)
}
