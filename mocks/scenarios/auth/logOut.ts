import { serverError } from '../../respond.ts'
import { inArea } from '../scenario.ts'

/** Outcomes of logging out. */
export const logOutScenarios = inArea('logOut', {
  serverFails: { answers: { logOut: () => serverError() } },
})
