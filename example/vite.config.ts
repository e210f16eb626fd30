import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The mock API of `npm run dev`. A real app would name its own server. */
const api = 'http://127.0.0.1:4010'

export default defineConfig({
  plugins: [react()],
  // Vite writes this word wherever a nonce belongs; src/server.tsx puts the real one in its place.
  html: { cspNonce: 'CSP_NONCE' },
  // While developing, calls go to the API, and so do the pictures and the session of the mocks.
  server: {
    proxy: Object.fromEntries(
      ['/v3/', '/vx/', '/resource/', '/ads/', '/pins/', '/people/', '/__tackboard/'].map((path) => [
        path,
        api,
      ]),
    ),
  },
  // styled-components then adds single rules, instead of having jsdom parse the whole style sheet again for each.
  test: { env: { SC_DISABLE_SPEEDY: 'false' } },
})
