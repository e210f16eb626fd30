import { renderToStaticMarkup } from 'react-dom/server'
import { convert, themes, ThemeProvider } from 'storybook/theming'
import { expect, it } from 'vitest'
import { everyEndpoint } from '../../../src/api/everyEndpoint.ts'
import { defaultCodes } from '../../../src/domain/policy/codes.ts'
import { ApiPage } from './ApiPage.tsx'

const page = renderToStaticMarkup(
  <ThemeProvider theme={convert(themes.light)}>
    <ApiPage />
  </ThemeProvider>,
)

it('has every call, with an example', () => {
  expect(Object.keys(everyEndpoint).filter((name) => !page.includes(`<details id="${name}"`))).toEqual([])
  expect(page).toContain('correct horse battery')
})

it('has every error code', () => {
  const numbers = Object.values(defaultCodes).map((own) => own.join(', '))
  expect(numbers.filter((text) => !page.includes(text))).toEqual([])
})
