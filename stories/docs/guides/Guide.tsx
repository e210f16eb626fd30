import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks'
import type { ComponentProps, ReactNode } from 'react'
import { hrefOf } from './links.ts'

interface LinkProps {
  readonly href?: string
  readonly children?: ReactNode
}

/** A file of the repository is named, because the Storybook does not have it. */
function GuideLink({ href = '', children }: LinkProps) {
  const address = hrefOf(href)
  return address === null ? (
    children
  ) : (
    <AnchorMdx href={address} target={address.startsWith('./') ? '_top' : '_self'}>
      {children}
    </AnchorMdx>
  )
}

/** A wide table scrolls in a box, beside the page's contents. */
const GuideTable = (props: ComponentProps<'table'>) => (
  <div style={{ overflowX: 'auto' }}>
    <table {...props} />
  </div>
)

/** Given as a whole, because the block drops its own overrides when it is given any. */
const overrides = { ...HeadersMdx, code: CodeOrSourceMdx, a: GuideLink, table: GuideTable }

/** A page of `docs/`, which the package ships, too. */
export const Guide = ({ text }: { readonly text: string }) => (
  <Markdown options={{ overrides }}>{text.replaceAll(/<!--.*?-->\n/g, '')}</Markdown>
)
