/**
 * Property tests draw the same cases in every run, so that `npm test` is not red by luck. `SEED=random npm run test:unit` draws others, and
 * prints the seed of one that fails.
 */
import { configureGlobal } from 'fast-check'

if (process.env['SEED'] !== 'random') configureGlobal({ seed: 1 })
