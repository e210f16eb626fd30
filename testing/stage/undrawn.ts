/** For tests that take no pictures; one that does shows the page itself. */
import { hidePage } from './hidePage.ts'

hidePage(true)
