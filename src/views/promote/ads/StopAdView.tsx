'use client'
import { adList } from '../../../messages/en/promote/adList.ts'
import { common } from '../../../messages/en/common.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { useText } from '../../text.tsx'
import { DialogText } from '../dialogs/promoteDialogs.styles.ts'

const copy = { ...common, ...adList }

interface StopAdViewProps {
  /** What the ad is called on screen. */
  readonly name: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before an ad is stopped, because that is final. */
export function StopAdView({ name, onConfirm, onCancel }: StopAdViewProps) {
  const t = useText(copy)
  return (
    <Dialog
      title={t('adList.question', { name })}
      closeLabel={t('common.close')}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button onClick={onConfirm}>{t('adList.stop')}</Button>
        </>
      }
    >
      <DialogText>
        <p>{t('adList.questionMeans')}</p>
      </DialogText>
    </Dialog>
  )
}
