import type { HttpHandler } from 'msw'
import { authHandlers } from './auth/index.ts'
import { businessHandlers } from './business/index.ts'
import { createPinHandlers } from './createPin/index.ts'
import { mount, type Handlers, type MockOptions } from './handler.ts'
import { peopleHandlers } from './people/index.ts'
import { promoteHandlers } from './promote/index.ts'
import { savingHandlers } from './saving/index.ts'

/** A handler for every endpoint, backed by `db`. */
export const dbHandlers: Handlers = {
  ...authHandlers,
  ...savingHandlers,
  ...peopleHandlers,
  ...createPinHandlers,
  ...businessHandlers,
  ...promoteHandlers,
}

/** MSW handlers for every endpoint, backed by `db`. They work in `setupWorker` and in `setupServer`. */
export const handlers = (options?: MockOptions): HttpHandler[] => mount(dbHandlers, options)
