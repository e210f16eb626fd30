'use client'
import { useId } from 'react'
import { hostOf } from '../../../domain/saving/linkCard.ts'
import { promotePage } from '../../../messages/en/promote/promotePage.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ErrorRoot } from '../../../ui/fields/error.styles.ts'
import { AlertIcon } from '../../../ui/layout/icons.tsx'
import { HeldPicture } from '../../saving/pinSaved/HeldPicture.tsx'
import { useText } from '../../text.tsx'
import { PinRoot } from './PinArea.styles.ts'
import type { PromotePageViewProps } from '../PromotePageView.types.ts'
import { useErrorText } from './useErrorText.tsx'
import { visibleName } from '../../../domain/text/visibleName.ts'

export type PinAreaProps = Pick<
  PromotePageViewProps,
  'pin' | 'isProductGroup' | 'errors' | 'serverMessage' | 'progress' | 'onChoosePin'
>

/** What is promoted, and what is wrong with it. */
export function PinArea({ pin, isProductGroup, errors, serverMessage, progress, onChoosePin }: PinAreaProps) {
  const t = useText(promotePage)
  const id = useId()
  const error = useErrorText(serverMessage)(errors.pin)
  const host = hostOf(pin?.link)
  const title = isProductGroup
    ? t('promotePage.pin.productGroup')
    : pin
      ? visibleName(pin.title) || t('promotePage.pin.untitled')
      : t('promotePage.pin.none')
  const detail = isProductGroup ? t('promotePage.pin.productGroupDetail') : host
  return (
    <PinRoot aria-labelledby={id} data-ui="pinArea">
      <h2 id={id}>{t('promotePage.pin')}</h2>
      <div data-at="pin">
        {!isProductGroup && (
          <HeldPicture
            picture={pin?.imageUrl ? { url: pin.imageUrl, width: 0, height: 0 } : null}
            color={pin?.color ?? null}
          />
        )}
        <div data-at="words">
          <strong>
            <bdi>{title}</bdi>
          </strong>
          {detail && (
            <small>
              <bdi>{detail}</bdi>
            </small>
          )}
        </div>
        {!isProductGroup && (
          <Button
            variant="secondary"
            size={40}
            disabled={progress !== 'editing'}
            // The form moves the focus here, to where the pin can be changed.
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onClick={onChoosePin}
          >
            {t(pin ? 'promotePage.pin.change' : 'promotePage.pin.choose')}
          </Button>
        )}
      </div>
      <ErrorRoot id={`${id}-error`} data-ui="error" aria-live="polite">
        {error && (
          <>
            <AlertIcon />
            <span>{error}</span>
          </>
        )}
      </ErrorRoot>
    </PinRoot>
  )
}
