export const files = 'dist/client'
export { handler as middleware } from './dist/server/entry.mjs'
