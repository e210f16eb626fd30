import assert from 'node:assert/strict'
import { hydrated } from '../../package/visit.ts'
import type { Check } from './check.ts'

export const styleChecks: readonly Check[] = [
  {
    name: 'colors follow the color scheme by light-dark()',
    run: async (page, app) => {
      await page.goto(`${app}/login/`)
      await hydrated(page)
      const field = page.getByLabel('Email')
      const colors: string[] = []
      for (const scheme of ['light', 'dark']) {
        await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), scheme)
        colors.push(await field.evaluate((element) => getComputedStyle(element).color))
      }
      assert.deepEqual(colors, ['rgb(29, 24, 22)', 'rgb(246, 241, 238)'])
    },
  },
]
