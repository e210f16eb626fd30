// @vitest-environment node
/** Every component renders alone on a server, where there is no document. P12. */
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { aloneOf, components } from './alone.tsx'

// Stories are only declared, because the tests need nothing but their props.
vi.mock('../../.storybook/preview.tsx', () => ({
  default: {
    meta: (meta: object) => ({ story: (input: object = {}) => ({ input, meta: { input: meta } }) }),
  },
}))

it.each(components)('P12 %s renders alone on a server', (name, component) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderToString(aloneOf(name, component))).not.toThrow()
  expect(complaints.mock.calls).toEqual([])
  complaints.mockRestore()
})
