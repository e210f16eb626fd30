import { styled } from 'styled-components'

export const Page = styled.main`
  display: grid;
  place-content: center;
  grid-template-columns: minmax(0, 268px);
  gap: 20px;
  min-block-size: 100dvh;
  padding: 24px 16px;
  background: #fff;
  color: #1d1816;
  font:
    400 1rem/1.5 system-ui,
    sans-serif;
  text-align: center;
  &,
  * {
    box-sizing: border-box;
  }
`

export const Title = styled.h1`
  margin: 0;
  font-size: 1.75rem;
  font-weight: 650;
`

export const Form = styled.form`
  display: grid;
  gap: 12px;
  text-align: start;
`

export const Field = styled.div`
  position: relative;
  display: grid;
  gap: 4px;
  font-size: 0.875rem;
`

export const Label = styled.label`
  font-weight: 500;
`

export const Input = styled.input`
  inline-size: 100%;
  min-block-size: 48px;
  padding: 8px 16px;
  border: 1px solid #8d827c;
  border-radius: 16px;
  background: #fff;
  font: inherit;
  &:hover {
    border-color: #1d1816;
  }
  &:focus {
    outline: 3px solid #1c5fd4;
  }
  &[aria-invalid='true'] {
    border-color: #b0103c;
  }
`

export const Reveal = styled.button`
  position: absolute;
  inset-block-end: 4px;
  inset-inline-end: 4px;
  inline-size: 40px;
  block-size: 40px;
  border: 0;
  border-radius: 24px;
  background: none;
  &:hover {
    background: #f4f0ed;
  }
`

export const Icon = styled.svg`
  inline-size: 1.25em;
  block-size: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
`

export const Problem = styled.p`
  margin: 0;
  color: #b0103c;
  font-weight: 500;
`

export const Button = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  inline-size: 100%;
  min-block-size: 48px;
  padding: 8px 20px;
  border: 1px solid transparent;
  border-radius: 24px;
  background: #cb3a22;
  color: #fff;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: #ad2e19;
  }
  &:disabled {
    background: #f4f0ed;
    color: #655c57;
    cursor: default;
  }
`

export const ProviderButton = styled(Button)`
  border-color: #8d827c;
  background: none;
  color: #1d1816;
  &:hover {
    background: #f4f0ed;
  }
`

export const Providers = styled.div`
  display: grid;
  gap: 8px;
`

export const Glyph = styled.span`
  inline-size: 1.5em;
  block-size: 1.5em;
  border: 1.5px solid;
  border-radius: 6px;
  font-size: 0.875rem;
  line-height: 1.4;
`

export const Anchor = styled.a`
  color: inherit;
  font-weight: 600;
  border-radius: 4px;
`

export const Small = styled.p`
  margin: 0;
  color: #655c57;
  font-size: 0.875rem;
`
