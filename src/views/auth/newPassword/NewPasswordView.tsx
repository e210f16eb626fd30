'use client'
import { common } from '../../../messages/en/common.ts'
import { newPassword } from '../../../messages/en/auth/newPassword.ts'
import { passwordRules } from '../../../domain/auth/signup/passwordChecklist.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Link } from '../../../ui/actions/Link.tsx'
import { LinkButton } from '../../../ui/actions/LinkButton.tsx'
import { Emblem } from '../../../ui/feedback/Emblem.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { AlertIcon, CheckIcon, ClockIcon, KeyIcon } from '../../../ui/layout/icons.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { AuthPage } from '../shell/AuthPage.tsx'
import { LeavingView } from '../shell/LeavingView.tsx'
import { SlowAnswer } from '../../SlowAnswer.tsx'
import { useText } from '../../text.tsx'
import { NewPasswordForm, useNewPasswordError } from './NewPasswordForm.tsx'
import { NewPasswordRoot, Outline } from './NewPasswordView.styles.ts'
import type { NewPasswordScreen, NewPasswordViewProps } from './NewPasswordView.types.ts'

const copy = { ...common, ...newPassword }

/** Above the title of a screen without a form. */
const emblems = {
  unchecked: [AlertIcon, undefined],
  linkInvalid: [AlertIcon, undefined],
  linkExpired: [ClockIcon, 'warning'],
  linkUsed: [KeyIcon, undefined],
  done: [CheckIcon, 'success'],
} as const

const titles = {
  checking: 'newPassword.title',
  editing: 'newPassword.title',
  unchecked: 'newPassword.unchecked.title',
  linkInvalid: 'newPassword.linkInvalid.title',
  linkExpired: 'newPassword.linkExpired.title',
  linkUsed: 'newPassword.linkUsed.title',
  done: 'newPassword.done.title',
  leaving: 'newPassword.done.title',
} as const satisfies Record<NewPasswordScreen, keyof typeof newPassword>

const hasEmblem = (screen: NewPasswordScreen): screen is keyof typeof emblems => screen in emblems

/** The page that sets a new password, with its title. */
export function NewPasswordView(props: NewPasswordViewProps) {
  const { screen } = props
  const t = useText(copy)
  const [Icon, severity] = hasEmblem(screen) ? emblems[screen] : [null, undefined]
  const title = (
    <>
      {Icon && (
        <Emblem data-size="64" data-severity={severity}>
          <Icon />
        </Emblem>
      )}
      <span>{t(titles[screen])}</span>
    </>
  )
  return (
    <AuthPage title={title} viewKey={screen} layout="card">
      {screen === 'leaving' ? <LeavingView scene="back" /> : <Screen {...props} />}
    </AuthPage>
  )
}

/** The form's shape while its link is checked: label, field, rules, button. */
const FormOutline = () => (
  <Outline>
    <span />
    <span data-shape="field" />
    {passwordRules.map((rule) => (
      <span key={rule} data-shape="rule" />
    ))}
    <span data-shape="button" />
  </Outline>
)

function Screen(props: NewPasswordViewProps) {
  const { screen, errors, loginHref, resetHref } = props
  const t = useText(copy)
  const errorText = useNewPasswordError(props)
  if (screen === 'checking')
    return (
      <NewPasswordRoot role="status">
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        <FormOutline />
        {props.isSlow && <p data-at="status">{t('common.stillWorking')}</p>}
      </NewPasswordRoot>
    )
  if (screen === 'editing')
    return (
      <NewPasswordRoot data-layout="page">
        {props.account && <p>{t('newPassword.for', { account: props.account })}</p>}
        <NewPasswordForm {...props} />
        <SlowAnswer isSlow={props.isSlow} onCancel={props.onCancel} />
      </NewPasswordRoot>
    )
  const isLink = screen === 'linkInvalid' || screen === 'linkExpired' || screen === 'linkUsed'
  const canLogIn = screen === 'linkUsed' || screen === 'done'
  return (
    <NewPasswordRoot>
      {(isLink || screen === 'done') && <p>{t(`newPassword.${screen}.body`)}</p>}
      <Notice severity={props.waitMinutes === 0 ? 'info' : 'error'}>{errorText(errors.notice)}</Notice>
      <div data-at="actions">
        {screen === 'unchecked' && (
          <Button fullWidth onClick={props.onRetry}>
            {t('common.retry')}
          </Button>
        )}
        {canLogIn && (
          <LinkButton fullWidth href={loginHref}>
            {t('newPassword.logIn')}
          </LinkButton>
        )}
        {isLink && (
          <LinkButton variant={canLogIn ? 'secondary' : 'primary'} fullWidth href={resetHref}>
            {t('newPassword.newLink')}
          </LinkButton>
        )}
      </div>
      {!canLogIn && (
        <p data-at="back">
          <Link href={loginHref}>{t('newPassword.back')}</Link>
        </p>
      )}
    </NewPasswordRoot>
  )
}
