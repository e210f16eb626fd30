'use client'
import { common } from '../../messages/en/common.ts'
import { mobileCreatePin } from '../../messages/en/createPin/mobileCreatePin.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { CloseIcon } from '../../ui/layout/icons.tsx'
import { Drawing } from '../auth/shell/Drawing.tsx'
import { PinPreview, type PinPreviewProps } from '../saving/saveToBoard/PinPreview.tsx'
import { useText } from '../text.tsx'
import { ImageChoice, type ImageChoiceProps } from './ImageChoice.tsx'
import { MobileImagesRoot } from './MobileImagesView.styles.ts'
import { PinWords } from './PinWords.tsx'

export interface MobileImagesViewProps {
  /** How far the page is: it looks for the pictures, has some to choose from, has found none, or could not read them. */
  readonly view: 'findingImages' | 'choosingImage' | 'noImages' | 'imagesUnread'
  /** What the pin will be: its picture, texts and link. */
  readonly pin: PinPreviewProps['pin']
  /** The pictures of the page. Default: none. */
  readonly images?: ImageChoiceProps['images'] | undefined
  /** Why they could not be read. Default: they could. */
  readonly imagesError?: 'imagesUnread' | 'imagesOffline' | null | undefined
  /** Called with the URL of the picture that was chosen, or null for no picture. Needed where there are `images`. */
  readonly onChooseImage?: ImageChoiceProps['onChoose'] | undefined
  /** Goes on to the boards, with the chosen picture or without one. */
  readonly onContinue?: (() => void) | undefined
  /** Looks for the pictures again. */
  readonly onRetry?: (() => void) | undefined
  /** Called when the member wants to leave the page. */
  readonly onLeave: () => void
}

const copy = { ...common, ...mobileCreatePin }

/** The pictures of a page that was shared, to choose one for the pin. On a phone, before the boards. */
export function MobileImagesView(props: MobileImagesViewProps) {
  const {
    view,
    pin,
    images = [],
    imagesError,
    onChooseImage = () => {},
    onContinue,
    onRetry,
    onLeave,
  } = props
  const t = useText(copy)
  const isUnread = view === 'imagesUnread'
  return (
    <MobileImagesRoot data-view={view}>
      <header>
        <h1 tabIndex={-1}>{t(`mobileCreatePin.${view}`)}</h1>
        <div data-at="cancel">
          <Button
            variant="icon"
            aria-label={t('mobileCreatePin.cancel')}
            leading={<CloseIcon />}
            onClick={onLeave}
          />
        </div>
      </header>
      <div data-at="pin">
        {pin.imageUrl && <PinPreview pin={pin} />}
        <PinWords pin={pin} />
      </div>
      <div data-at="pictures">
        {view === 'findingImages' && (
          <Skeleton shape="tile" count={6} label={t('mobileCreatePin.findingImages')} />
        )}
        {view === 'choosingImage' && (
          <ImageChoice images={images} chosen={pin.imageUrl ?? null} onChoose={onChooseImage} />
        )}
        {(view === 'noImages' || isUnread) && <Drawing name="empty" />}
        {view === 'noImages' && <p>{t('mobileCreatePin.noImagesBody')}</p>}
        <div data-at="reason" role="alert">
          {isUnread && imagesError && <p>{t(`mobileCreatePin.error.${imagesError}`)}</p>}
        </div>
      </div>
      <footer>
        {isUnread && (
          <Button fullWidth onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
        <Button
          fullWidth
          variant={view === 'choosingImage' || view === 'noImages' ? undefined : 'secondary'}
          onClick={onContinue}
        >
          {t(view === 'choosingImage' ? 'mobileCreatePin.continue' : 'mobileCreatePin.withoutImage')}
        </Button>
      </footer>
    </MobileImagesRoot>
  )
}
