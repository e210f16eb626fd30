import {
  visibleProviders,
  type Personalization,
  type ProviderButton,
  type SocialProvider,
} from '../../../domain/auth/providers/providers.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** The providers that have a button, so that a message may name them. */
export const offeredProviders = (
  config: TackboardConfig,
  own?: readonly SocialProvider[],
): readonly SocialProvider[] => providerButtons(config, own).map(({ provider }) => provider)

/**
 * The social buttons of a form, in order. The flow's own choice comes before that of the config; providers that are not configured have no
 * button. `personalized`: the recognised viewer who is greeted.
 */
export const providerButtons = (
  config: TackboardConfig,
  own?: readonly SocialProvider[],
  personalized?: Personalization | null,
): readonly ProviderButton[] =>
  visibleProviders({
    ...config,
    offered: [...new Set(own ?? config.providers)].filter(config.platform.providers.isConfigured),
    personalized,
  })
