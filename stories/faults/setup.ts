/** Runs before the tests of faults. */
import { configure } from 'storybook/test'

// Leave the page's HTML out of error messages, and give a busy machine time.
configure({
  getElementError: (message) => new Error(message ?? 'No such element.'),
  asyncUtilTimeout: 15_000,
})
