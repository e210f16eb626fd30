/** Resets the mock tables and handlers before every browser test, because files may share a page. */
import { beforeEach } from 'vitest'
import { resetDb } from '../../mocks/index.ts'
import { fromTables } from './mountFlow.tsx'

beforeEach(() => {
  resetDb()
  fromTables()
})
