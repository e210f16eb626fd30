/** `tackboard`: all components that an app mounts, and their configuration. Each area also has its own entry point. */
export * from './api.ts'
export * from './auth.ts'
export * from './business.ts'
export * from './createPin.ts'
export * from './messages.ts'
export * from './people.ts'
export * from './promote.ts'
export * from './saving.ts'
export * from './search.ts'
export * from './views.ts'
export { deviceCodes, type Device } from './domain/navigation/deviceCodes.ts'
export { createLruCache } from './domain/navigation/lruCache.ts'
export {
  emptyHistory,
  goBack,
  goForward,
  pushAddress,
  type NavigationHistory,
} from './domain/navigation/navigationHistory.ts'
export { isReservedQueryKey, reservedQueryKeys } from './domain/navigation/reservedQuery.ts'
export { truncateText } from './domain/text/truncate.ts'
export { defaultPolicy, resolvePolicy, type Policy, type PolicyOverrides } from './domain/policy/policy.ts'
export type { CodeSlot } from './domain/policy/codes.ts'
export type { Timing } from './domain/policy/timing.ts'
export type { Money } from './domain/money/money.ts'
export type { BudgetReading } from './domain/promote/budgetReading.ts'
export type { Experiments } from './flows/runtime/config.ts'
export type {
  AttemptDetails,
  ErrorEvents,
  FailureDetails,
  InfoEvents,
  LogEvent,
} from './flows/runtime/logEvents.ts'
export { useResourceRedirect, type ResourceFate } from './flows/runtime/useResourceRedirect.ts'
export { createBrowserPlatform, type BrowserPlatformOptions } from './platform/browser.ts'
export { reportToOpener } from './platform/opener.ts'
export type { Platform } from './platform/platform.ts'
