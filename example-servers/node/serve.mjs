import { send } from './server.js'

export const files = 'files'
export const middleware = (_, response) => send(response)
