import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { LoginPage } from '../auth/shell/LoginPage.tsx'
import { TackboardProvider } from './TackboardProvider.tsx'

const logo = (name: string) => <i>{name}</i>

it('takes the logos of all buttons from the nearest provider that names them, and a component’s own before those', () => {
  const app = { google: logo('app google'), facebook: logo('app facebook') }
  const html = renderToString(
    <TackboardProvider glyphs={app} platform={createMemoryPlatform()}>
      <TackboardProvider productName="Below">
        <LoginPage glyphs={{ facebook: logo('own facebook') }} onLoggedIn={() => undefined} />
      </TackboardProvider>
    </TackboardProvider>,
  )
  expect(html).toContain('<i>app google</i>')
  expect(html).toContain('<i>own facebook</i>')
  expect(html).not.toContain('app facebook')
})
