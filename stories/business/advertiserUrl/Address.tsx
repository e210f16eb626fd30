import { Fragment } from 'react'
import { styled } from 'styled-components'
import { css } from '../../../src/theme/css.ts'
import { vars } from '../../../src/theme/vars.ts'

const Root = styled.bdi.attrs({ dir: 'ltr' })(css`
  font-variant-numeric: slashed-zero;
  overflow-wrap: anywhere;
  user-select: all;
  span {
    color: ${vars.color.textSubtle};
  }
  /* A parameter wraps only where it is longer than a line. */
  [data-parameter] {
    display: inline-block;
    max-inline-size: 100%;
  }
`)

/** The account in front of the page, the page, and the query. */
const parts = /^(\/advertiser\/[^/]+)?([^?]*)(.*)$/

/** Wraps after slashes first. */
const Path = ({ text }: { readonly text: string }) =>
  text.split(/(?<=\/)/).map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a piece's position identifies it
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))

/** An address, which is left to right in every language. One click selects the whole of it. */
export function Address({ url }: { readonly url: string }) {
  const [, account = '', page = '', query = ''] = parts.exec(url) ?? []
  return (
    <Root>
      {account && (
        <span>
          <Path text={account} />
        </span>
      )}
      <Path text={page} />
      {query.split(/(?=[?&])/).map((parameter) => (
        <span key={parameter} data-parameter>
          {parameter}
        </span>
      ))}
    </Root>
  )
}
