/** Before each test in the browser, in whichever file: tables and answers as they are at first. Files may share one page. */
import { beforeEach } from 'vitest'
import { startWorker } from '../../.storybook/network.ts'
import { handlers, resetDb } from '../../mocks/index.ts'

const worker = await startWorker()

beforeEach(() => {
  resetDb()
  worker.resetHandlers()
  worker.use(...handlers())
})
