'use client'
import type { ReactNode } from 'react'
import { login } from '../../../messages/en/auth/login.ts'
import { Link } from '../../../ui/actions/Link.tsx'
import { LinkButton } from '../../../ui/actions/LinkButton.tsx'
import { useText } from '../../text.tsx'
import type { LoginViewProps } from '../login/LoginView.types.ts'

type SwitchLinksProps = Pick<
  LoginViewProps,
  'layout' | 'isBusiness' | 'isPersonalized' | 'links' | 'onSignUp' | 'onOtherAccount' | 'onFollow'
>

/** A link whose click the app may handle. */
const linkTo = (href: string, onFollow?: () => void) => (chunks: ReactNode) => (
  <Link href={href} onFollow={onFollow}>
    {chunks}
  </Link>
)

/** Links from the log-in form: sign-up, another account, the personal log-in. */
export function SwitchLinks({
  layout,
  isBusiness,
  isPersonalized,
  links,
  onSignUp,
  onOtherAccount,
  onFollow,
}: SwitchLinksProps) {
  const t = useText(login)
  const way = () => {
    if (isPersonalized) return t('login.notYou', { link: linkTo(links.personalLogin, onOtherAccount) })
    const isForBusiness = isBusiness || layout.startsWith('business')
    const link = linkTo(isForBusiness ? links.businessSignUp : links.signUp, onSignUp)
    if (layout.startsWith('business')) return t('login.businessPageSignUp', { link })
    return isBusiness ? link(t('login.businessSignUp')) : t('login.signUp', { link })
  }
  return (
    <div data-at="switch">
      <p>{way()}</p>
      {layout === 'businessRevamped' && (
        <LinkButton variant="outlined" fullWidth href={links.personalLogin} onFollow={onFollow}>
          {t('login.personalAccount')}
        </LinkButton>
      )}
    </div>
  )
}
