'use client'
import { truncateText } from '../../../domain/text/truncate.ts'
import { common } from '../../../messages/en/common.ts'
import { adEdit } from '../../../messages/en/promote/adEdit.ts'
import { adList } from '../../../messages/en/promote/adList.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { errorKey } from '../../errorKey.ts'
import { QuestionView } from '../../QuestionView.tsx'
import { useText } from '../../text.tsx'
import { BudgetField } from '../BudgetField.tsx'
import { AdTimes } from '../plan/AdTimes.tsx'
import { EditAdRoot } from './EditAdView.styles.ts'
import type { EditAdViewProps } from './EditAdView.types.ts'

const copy = { ...common, ...adList, ...adEdit }
type ListErrorKey = Extract<keyof typeof adList, `${string}.error.${string}`>
type EditErrorKey = Extract<keyof typeof adEdit, `${string}.error.${string}`>

/** The budget and the end of an ad, in a dialog over the list. */
export function EditAdView(props: EditAdViewProps) {
  const { error, endError, isSaving, onClose } = props
  const t = useText(copy)
  const name = truncateText(props.name, 60) || t('adList.unnamed')
  return (
    <>
      {/* Before the form, so that the form’s opener has the focus when both close at once. */}
      {props.isLeaving && (
        <QuestionView
          title={t('adEdit.leave')}
          text={t('adEdit.leaveMeans')}
          confirm={t('adEdit.discard')}
          cancel={t('adEdit.keep')}
          onConfirm={props.onDiscard}
          onCancel={props.onKeep}
        />
      )}
      <Form errors={[endError, error, props.isSubmitted, props.budget]} onSubmit={props.onSubmit}>
        <Dialog
          title={t('adEdit.title', { name })}
          closeLabel={t('common.close')}
          onClose={isSaving ? undefined : onClose}
          actions={
            <>
              <Button variant="secondary" disabled={isSaving} onClick={onClose}>
                {t('common.cancel')}
              </Button>
              <Button type="submit" busy={isSaving}>
                {t('adEdit.save')}
              </Button>
            </>
          }
        >
          <EditAdRoot data-ui="editAd">
            <Fields {...props} endErrorText={endError && t(errorKey<EditErrorKey>(endError))} />
            <Notice severity="error">
              {error &&
                (props.serverMessage ? <bdi>{props.serverMessage}</bdi> : t(errorKey<ListErrorKey>(error)))}
            </Notice>
          </EditAdRoot>
        </Dialog>
      </Form>
    </>
  )
}

interface FieldsProps extends EditAdViewProps {
  readonly endErrorText: string | null
}

function Fields({ endErrorText, isOngoing, isSaving, onEnd, ...props }: FieldsProps) {
  const t = useText(adEdit)
  return (
    <>
      {props.hasBudget ? (
        <BudgetField
          isTotal={props.isTotal}
          limits={props.limits}
          reading={props.budget}
          isConfirmed={props.isBudgetConfirmed}
          isReadOnly={isSaving}
          isSubmitted={props.isSubmitted}
          onBudget={props.onBudget}
          onConfirm={props.onConfirmBudget}
        />
      ) : (
        <p>{t('adEdit.noBudget')}</p>
      )}
      <DateField
        label={t('adEdit.endDate')}
        name="endDate"
        defaultValue={props.endDate}
        min={props.firstEnd}
        autoComplete="off"
        disabled={isOngoing}
        readOnly={isSaving}
        error={endErrorText}
        onValue={(endDate) => onEnd({ endDate })}
      />
      {props.timeZone !== null && (
        <AdTimes firstDay={null} lastDay={isOngoing ? null : props.endDate} timeZone={props.timeZone} />
      )}
      {props.canBeOngoing && (
        <Switch
          label={t('adEdit.ongoing')}
          checked={isOngoing}
          disabled={isSaving}
          onChecked={(isOn) => onEnd({ isOngoing: isOn })}
        />
      )}
    </>
  )
}
