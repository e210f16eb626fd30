import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // Vite writes this word wherever a nonce belongs; src/server.tsx puts the real one in its place.
  html: { cspNonce: 'CSP_NONCE' },
  // While developing, calls go to the API that listens here.
  server: { proxy: { '/v3': 'http://127.0.0.1:8080', '/ads': 'http://127.0.0.1:8080' } },
})
