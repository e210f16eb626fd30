// @vitest-environment node
/** Every component on its own on a server, where there is no document. P12. */
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { aloneOf, components } from './alone.tsx'

// Declared, not drawn: only their props are needed.
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
