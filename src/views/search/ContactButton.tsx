import type { ReactNode } from 'react'
import type { ContactLink } from '../../domain/search/contactLink.ts'
import { ButtonRoot } from '../../ui/actions/Button.styles.ts'
import { Icon } from '../../ui/layout/icons.tsx'

export interface ContactButtonProps {
  readonly link: ContactLink
  readonly onClick: () => void
  readonly children: ReactNode
}

const paths = {
  tel: 'M5 4h4l1.5 5-2.5 2a12 12 0 005 5l2-2.5 5 1.5v4q-16 1-15-15',
  sms: 'M4 5h16v11h-9l-4 4v-4H4z',
}

/** A link that has the device call a number or write to it. `LinkButton` leads to pages alone. */
export const ContactButton = ({ link: { href, contact }, onClick, children }: ContactButtonProps) => (
  <ButtonRoot as="a" data-ui="button" data-variant="secondary" data-size={40} href={href} onClick={onClick}>
    <Icon path={paths[contact]} />
    <span data-ui="label">{children}</span>
  </ButtonRoot>
)
