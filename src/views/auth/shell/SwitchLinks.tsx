'use client'
import type { MouseEvent, ReactNode } from 'react'
import { login } from '../../../messages/en/auth/login.ts'
import { Link } from '../../../ui/actions/Link.tsx'
import { LinkButton } from '../../../ui/actions/LinkButton.tsx'
import { useText } from '../../text.tsx'
import type { LoginViewProps } from '../login/LoginView.types.ts'

type SwitchLinksProps = Pick<
  LoginViewProps,
  'layout' | 'isBusiness' | 'isPersonalized' | 'links' | 'onSignUp' | 'onOtherAccount'
>

/** A link whose click the app may handle. */
const linkTo = (href: string, onFollow?: () => void) => (chunks: ReactNode) => {
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    onFollow?.()
  }
  return (
    <Link href={href} onClick={onFollow && follow}>
      {chunks}
    </Link>
  )
}

/** Links from the log-in form: sign-up, another account, the personal log-in. auth.txt §2, §6. */
export function SwitchLinks({
  layout,
  isBusiness,
  isPersonalized,
  links,
  onSignUp,
  onOtherAccount,
}: SwitchLinksProps) {
  const t = useText(login)
  const way = () => {
    if (isPersonalized) return t('login.notYou', { link: linkTo(links.personalLogin, onOtherAccount) })
    if (layout.startsWith('business'))
      return t('login.businessPageSignUp', { link: linkTo(links.businessSignUp) })
    if (isBusiness) return <Link href={links.businessSignUp}>{t('login.businessSignUp')}</Link>
    return t('login.signUp', { link: linkTo(links.signUp, onSignUp) })
  }
  return (
    <div data-at="switch">
      <p>{way()}</p>
      {layout === 'businessRevamped' && (
        <LinkButton variant="outlined" fullWidth href={links.personalLogin}>
          {t('login.personalAccount')}
        </LinkButton>
      )}
    </div>
  )
}
