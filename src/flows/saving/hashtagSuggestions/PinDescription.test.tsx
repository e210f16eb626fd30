import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TackboardProvider } from '../../runtime/TackboardProvider.tsx'
import { PinDescription } from './PinDescription.tsx'

const rendered = (descriptionLimit?: number) =>
  renderToStaticMarkup(
    <TackboardProvider policy={descriptionLimit === undefined ? {} : { createPin: { descriptionLimit } }}>
      <PinDescription label="Description" value="" onValue={() => undefined} />
    </TackboardProvider>,
  )

it("is limited by the policy's description limit, with room for the longest emoji", () => {
  expect(rendered()).toContain('maxLength="10000"')
  expect(rendered(3)).toContain('maxLength="60"')
})
