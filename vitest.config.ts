import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/browser.ts'

process.env['TZ'] = 'UTC'

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: await launchOptions(),
    contextOptions: { locale: 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1, reducedMotion: 'reduce' },
  }),
}

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,machines,mocks,stories,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.{ts,tsx}'],
        },
      },
      {
        plugins: [react()],
        publicDir: '.storybook/public',
        test: { name: 'browser', include: ['{src,machines,mocks,stories}/**/*.browser.test.{ts,tsx}'], browser },
      },
    ],
  },
})
