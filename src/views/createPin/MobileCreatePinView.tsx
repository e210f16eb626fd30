'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { mobileCreatePin } from '../../messages/en/createPin/mobileCreatePin.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { LinkButton } from '../../ui/actions/LinkButton.tsx'
import { CloseIcon, Icon } from '../../ui/layout/icons.tsx'
import { LoadingOverlay } from '../saving/saveConfirmation/LoadingOverlay.tsx'
import { PinPreview } from '../saving/saveToBoard/PinPreview.tsx'
import { useText } from '../text.tsx'
import { MobileImagesView, type MobileImagesViewProps } from './MobileImagesView.tsx'
import { MobileCreatePinEnd, type MobileCreatePinEndProps } from './MobileCreatePinEnd.tsx'
import { MobileCreatePinPage, MobileCreatePinRoot } from './MobileCreatePinView.styles.ts'
import { PinWords } from './PinWords.tsx'
import { asElement } from '../../ui/layout/asElement.tsx'

/** What the page shows. */
export type MobileCreatePinScreen =
  | 'choosingBoard'
  | 'choosingSection'
  | 'creating'
  | MobileImagesViewProps['view']
  | MobileCreatePinEndProps['view']

export interface MobileCreatePinViewProps
  extends Omit<MobileCreatePinEndProps, 'view'>, Omit<MobileImagesViewProps, 'view'> {
  /** What the page shows. */
  readonly view: MobileCreatePinScreen
  /** Whether a board with sections is selected: the page is about its sections. */
  readonly hasSections: boolean
  /** The page that creates a board or, with a board selected, a section. */
  readonly createHref: string
  /** The list of boards or sections. */
  readonly children?: ReactNode
  /** The toasts of the page. */
  readonly toasts?: ReactNode
  /** Back to the boards, or from there to the pictures. */
  readonly onBack: () => void
}

/** Creates a pin from an external page, on a phone. */
export function MobileCreatePinView(props: MobileCreatePinViewProps) {
  const { view, pin, hasSections, createHref, children, toasts, onBack, onLeave } = props
  const t = useText(mobileCreatePin)
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  // A passive effect, because the overlay has returned focus by then. The overlay has its own title.
  useEffect(() => {
    if (shown.current !== view && view !== 'creating') root.current?.querySelector<HTMLElement>('h1')?.focus()
    shown.current = view
  }, [view])
  const isEnd = view === 'redirecting' || view === 'nothing' || view === 'created' || view === 'left'
  const isAboutImages =
    view === 'findingImages' || view === 'choosingImage' || view === 'noImages' || view === 'imagesUnread'
  const backLabel = hasSections
    ? t('mobileCreatePin.back')
    : (props.images?.length ?? 0) > 0 && t('mobileCreatePin.backToImages')
  return (
    <MobileCreatePinPage ref={root}>
      {isEnd ? (
        <MobileCreatePinEnd {...props} view={view} />
      ) : isAboutImages ? (
        <MobileImagesView {...props} view={view} />
      ) : (
        <MobileCreatePinRoot>
          <header>
            {backLabel && (
              <Button
                variant="icon"
                aria-label={backLabel}
                leading={<Icon path="M15 5l-7 7 7 7" />}
                onClick={onBack}
              />
            )}
            <h1 tabIndex={-1}>
              {t(hasSections ? 'mobileCreatePin.choosingSection' : 'mobileCreatePin.choosingBoard')}
            </h1>
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
            <PinPreview pin={pin} />
            {pin.imageUrl && <PinWords pin={pin} />}
          </div>
          <div data-at="list">{children}</div>
          <footer>
            <LinkButton
              variant="secondary"
              fullWidth
              href={createHref}
              leading={<Icon path="M12 5v14M5 12h14" />}
            >
              {t(hasSections ? 'mobileCreatePin.createSection' : 'mobileCreatePin.createBoard')}
            </LinkButton>
          </footer>
          {view === 'creating' && <LoadingOverlay label={t('mobileCreatePin.creating')} />}
        </MobileCreatePinRoot>
      )}
      {asElement(toasts)}
    </MobileCreatePinPage>
  )
}
