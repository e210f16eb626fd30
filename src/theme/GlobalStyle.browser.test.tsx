/** In a browser, because only there the styles are inserted. */
import { ThemeProvider } from 'styled-components'
import { expect, it } from 'vitest'
import { modes } from '../../testing/stage/mountFlow.tsx'
import { GlobalStyle, theme, tokens } from './index.ts'

const [[, mount]] = modes
const ground = () => getComputedStyle(document.documentElement).getPropertyValue('--tb-color-ground')

it.each([
  ['GlobalStyle', GlobalStyle],
  ['theme.GlobalStyle', theme.GlobalStyle],
])('P12 %s alone sets the default tokens, and inside a provider those of the provider', (_, Style) => {
  const { render } = mount(<Style />)
  expect(ground()).toBe(tokens.color.ground)
  const own = { ...tokens, color: { ...tokens.color, ground: 'rebeccapurple' } }
  render(
    <ThemeProvider theme={own}>
      <Style />
    </ThemeProvider>,
  )
  expect(ground()).toBe('rebeccapurple')
})

it('P12 GlobalStyle below the provider of another theme sets nothing, and does not throw', () => {
  mount(
    <ThemeProvider theme={{ palette: { primary: 'red' } }}>
      <GlobalStyle />
    </ThemeProvider>,
  )
  expect(ground()).toBe('')
})
