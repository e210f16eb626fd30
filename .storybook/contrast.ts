import { setTheme } from './theme.ts'

/** The addon runs axe in light mode. This repeats its contrast rule in dark mode. */
export async function checkDarkContrast(parameters: Record<string, unknown>) {
  const root = document.documentElement
  const before = root.dataset['theme']
  if (before !== 'light' || isOff(parameters['a11y']) || matchMedia('(forced-colors: active)').matches) return
  const { default: axe } = await import('axe-core')
  setTheme('dark')
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    })
    const nodes = violations.flatMap((violation) => violation.nodes)
    const faults = nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`)
    if (faults.length > 0) throw new Error(`Not enough contrast in dark mode:\n${faults.join('\n')}`)
  } finally {
    setTheme(before)
  }
}

const isOff = (a11y: unknown) =>
  typeof a11y === 'object' && a11y !== null && 'test' in a11y && a11y.test === 'off'
