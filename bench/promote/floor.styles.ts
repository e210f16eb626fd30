import { styled } from 'styled-components'

export const Page = styled.main`
  display: grid;
  gap: 24px;
  max-inline-size: 1032px;
  margin: 0 auto;
  padding: 24px 16px;
  background: #fff;
  color: #1d1816;
  font:
    400 1rem/1.5 system-ui,
    sans-serif;
  &,
  * {
    box-sizing: border-box;
  }
`

export const Steps = styled.ol`
  display: flex;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Header = styled.header`
  display: flex;
  justify-content: space-between;
  > h1 {
    margin: 0;
    font-size: 1.75rem;
  }
`

export const Columns = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 24px 32px;
  align-items: start;
`

export const Section = styled.section`
  display: grid;
  gap: 16px;
  padding: 24px;
  border: 1px solid #d9d2cd;
  border-radius: 16px;
  > h2 {
    margin: 0;
    font-size: 1.25rem;
  }
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
`

export const Field = styled.label`
  display: grid;
  gap: 4px;
  font-size: 0.875rem;
  font-weight: 500;
  > input {
    inline-size: 100%;
    min-block-size: 48px;
    padding: 8px 16px;
    border: 1px solid #8d827c;
    border-radius: 16px;
    font: inherit;
    &:focus {
      outline: 3px solid #1c5fd4;
    }
  }
  > small {
    color: #655c57;
    font-weight: 400;
  }
`

export const Choice = styled.label`
  display: flex;
  gap: 8px;
  min-block-size: 40px;
  align-items: center;
`

export const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  margin: 0;
  padding: 0;
  border: 0;
`

export const Picture = styled.div`
  inline-size: 72px;
  aspect-ratio: 3 / 4;
  border-radius: 16px;
`

export const Phone = styled.div`
  display: grid;
  gap: 8px;
  padding: 16px;
  border: 8px solid #1d1816;
  border-radius: 32px;
  > div {
    inline-size: 100%;
    block-size: 320px;
  }
`

export const Button = styled.button`
  min-block-size: 40px;
  padding: 8px 20px;
  border: 0;
  border-radius: 24px;
  background: #f4f0ed;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  &[type='submit'] {
    background: #cb3a22;
    color: #fff;
  }
`

export const Foot = styled.footer`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  justify-content: space-between;
  padding: 16px 0;
  background: #fff;
`
