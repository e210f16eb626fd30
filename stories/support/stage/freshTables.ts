/** Before each test in the browser, in whichever file: tables and answers as they are at first. Files may share one page. */
import { beforeEach } from 'vitest'
import { resetDb } from '../../../mocks/index.ts'
import { fromTables } from './mountFlow.tsx'

beforeEach(() => {
  resetDb()
  fromTables()
})
