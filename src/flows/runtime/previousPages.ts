import type { TackboardConfig } from './config.ts'

/**
 * The pages before this one, oldest first: those of the provider's `history`, or where it knows of none, such as after a load, the
 * browser's.
 */
export const previousPages = ({ history, platform }: Pick<TackboardConfig, 'history' | 'platform'>) =>
  history.previous.length > 0 ? history.previous : platform.navigation.previous()
