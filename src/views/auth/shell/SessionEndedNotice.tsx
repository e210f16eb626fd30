import { styled } from 'styled-components'
import { accountSwitcher as copy } from '../../../messages/en/auth/accountSwitcher.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../text.tsx'

/** As wide as the form below it. */
const Root = styled.div(css`
  inline-size: min(100%, ${vars.size.formColumn});
  margin: 0 auto ${vars.space[6]};
`)

interface SessionEndedNoticeProps {
  /** Of the text, which describes the field that has focus. */
  readonly id: string
}

/** Why a member is to log in again. */
export function SessionEndedNotice({ id }: SessionEndedNoticeProps) {
  const t = useText(copy)
  return (
    <Root id={id}>
      <Notice>{t('session.ended')}</Notice>
    </Root>
  )
}
