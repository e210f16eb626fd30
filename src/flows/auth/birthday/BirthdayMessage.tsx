'use client'
import { common } from '../../../messages/en/common.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Mark } from '../../../ui/layout/Mark.tsx'
import { RespondMessageTitle } from '../../../views/auth/signup/RespondMessageTitle.tsx'
import {
  RespondMessageView,
  type RespondMessageViewProps,
} from '../../../views/auth/signup/RespondMessageView.tsx'
import { useText } from '../../../views/text.tsx'

/** The server's message about the birthday, in a dialog over the form; closing it continues. */
export function BirthdayMessage(props: RespondMessageViewProps) {
  const t = useText(common)
  return (
    <Dialog
      title={<RespondMessageTitle />}
      viewKey="respondMessage"
      startAction={<Mark />}
      closeLabel={t('common.close')}
      onClose={props.onContinue}
    >
      <RespondMessageView {...props} />
    </Dialog>
  )
}
