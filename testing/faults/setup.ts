/** Runs before the fault tests. */
import { configure } from 'storybook/test'

// Leaves the page's HTML out of error messages, and gives a busy machine time.
configure({
  getElementError: (message) => new Error(message ?? 'No such element.'),
  asyncUtilTimeout: 15_000,
})
