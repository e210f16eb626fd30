/** For tests that take no pictures. */
import { hidePage } from './hidePage.ts'

hidePage(true)
