import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { boardOf } from '../../../../testing/machines/saving.ts'
import { pickerView } from '../testing/pickerView.tsx'

it('I1, I2 on a server renders only the first rows, and no style attribute', () => {
  const boards = Array.from({ length: 10_000 }, (_, n) => boardOf(String(n), `Board ${n}`))
  const html = renderToString(pickerView({ boards, hasHeadings: true }))
  expect([/ style=/.test(html), html.match(/role="option"/g)?.length]).toEqual([false, 12])
})

it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>'])(
  'E16 does not show %s as a picture',
  (coverUrl) => {
    expect(renderToString(pickerView({ boards: [boardOf('1', 'Lake', { coverUrl })] }))).not.toMatch(/<img/)
  },
)
