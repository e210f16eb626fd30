'use client'
import { useEffect, useRef } from 'react'
import { truncateText } from '../../../domain/text/truncate.ts'
import { adList } from '../../../messages/en/promote/adList.ts'
import { common } from '../../../messages/en/common.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { LinkButton } from '../../../ui/actions/LinkButton.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Icon } from '../../../ui/layout/icons.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { ListFailed } from '../../../ui/list/ListFailed.tsx'
import { errorKey } from '../../errorKey.ts'
import { QuestionView } from '../../QuestionView.tsx'
import { useText } from '../../text.tsx'
import { EmptyPicture } from '../dialogs/SelectionState.styles.ts'
import { AdRow } from './AdRow.tsx'
import { AdsRoot } from './AdsView.styles.ts'
import type { AdsViewProps } from './AdsView.types.ts'

const copy = { ...common, ...adList }
type ErrorKey = Extract<keyof typeof adList, `${string}.error.${string}`>

/** What has become of an ad that was changed. */
const said = ({ isEdited, status }: NonNullable<AdsViewProps['news']>) => (isEdited ? 'edited' : status)

/** The member’s ads: each can be paused, resumed, edited and stopped as far as its status allows. */
export function AdsView(props: AdsViewProps) {
  const { ads, isLoading, isFailed, isUnknown, isChecking, pending, stoppingId, error, news } = props
  const t = useText(copy)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The pressed button is gone with what the ad allowed. A passive effect, because a dialog that closes returns focus first.
    if (news && document.activeElement === document.body) heading.current?.focus()
  }, [news])
  const nameOf = (name: string) => truncateText(name, 60) || t('adList.unnamed')
  const isReady = !isLoading && !isFailed
  const stopping = ads.find(({ id }) => id === stoppingId)
  const text =
    error && (props.serverMessage ? <bdi>{props.serverMessage}</bdi> : t(errorKey<ErrorKey>(error)))
  return (
    <AdsRoot data-ui="ads" aria-busy={isLoading || undefined}>
      <h2 ref={heading} tabIndex={-1}>
        {t('adList.title')}
      </h2>
      {isLoading && <Skeleton shape="row" label={t('adList.loading')} />}
      <ListFailed retryLabel={t('common.retry')} onRetry={props.onRetry}>
        {isFailed && text}
      </ListFailed>
      <div data-at="state" data-unknown={isUnknown || undefined}>
        {isUnknown && <strong>{t('adList.unknown')}</strong>}
        <Notice severity="error">{isReady && text}</Notice>
        {isUnknown && <Check isChecking={isChecking} onCheck={props.onCheck} />}
      </div>
      {isReady && ads.length === 0 && (
        <div data-at="empty">
          <EmptyPicture aria-hidden="true">
            <span />
            <span>
              <Icon path="M12 5v14M5 12h14" />
            </span>
          </EmptyPicture>
          <p>{t('adList.empty')}</p>
          <LinkButton href={props.promoteHref}>{t('adList.promote')}</LinkButton>
        </div>
      )}
      {isReady && ads.length > 0 && (
        <ul>
          {ads.map((ad) => (
            <AdRow
              key={ad.id}
              ad={ad}
              name={nameOf(ad.name)}
              pending={pending?.adId === ad.id ? pending.action : null}
              canEdit={props.canEdit}
              isLocked={pending !== null || isUnknown}
              onAction={props.onAction}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">
        {news && t(`adList.said.${said(news)}`, { name: nameOf(news.name) })}
      </VisuallyHidden>
      {stopping && (
        <QuestionView
          title={t('adList.question', { name: nameOf(stopping.name) })}
          text={t('adList.questionMeans')}
          confirm={t('adList.stop')}
          onConfirm={props.onStopConfirm}
          onCancel={props.onStopCancel}
        />
      )}
    </AdsRoot>
  )
}

type CheckProps = Pick<AdsViewProps, 'isChecking' | 'onCheck'>

/** It is unknown whether the ad was changed, so that nothing else can be changed before the list was read again. */
function Check({ isChecking, onCheck }: CheckProps) {
  const t = useText(adList)
  const check = useRef<HTMLButtonElement>(null)
  // Passive, because a dialog that closes returns focus first.
  useEffect(() => {
    check.current?.focus()
  }, [])
  return (
    <>
      <p>{t('adList.unknown.warning')}</p>
      <Button ref={check} size={40} busy={isChecking} onClick={onCheck}>
        {t('adList.unknown.check')}
      </Button>
      <VisuallyHidden role="status">{isChecking && t('adList.unknown.checking')}</VisuallyHidden>
    </>
  )
}
