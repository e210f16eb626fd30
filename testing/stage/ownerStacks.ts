/**
 * Stops React from recording where each element is created, which it does for its warnings, at a fifth of a test's time. A warning then
 * lacks the lines of the components' sources, and fails the test all the same.
 */
import * as React from 'react'

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
}

// React records 10,000 in a second, and counts them here.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
