'use client'
import { common } from '../../../messages/en/common.ts'
import { signupSteps } from '../../../messages/en/auth/signupSteps.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import {
  RespondMessageView,
  type RespondMessageViewProps,
} from '../../../views/auth/signup/RespondMessageView.tsx'
import { useText } from '../../../views/text.tsx'

const copy = { ...common, ...signupSteps }

/** The server's message about the birthday, in a dialog over the form; closing it continues. */
export function BirthdayMessage(props: RespondMessageViewProps) {
  const t = useText(copy)
  return (
    <Dialog title={t('respondMessage.title')} closeLabel={t('common.close')} onClose={props.onContinue}>
      <RespondMessageView {...props} />
    </Dialog>
  )
}
