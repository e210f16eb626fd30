'use client'
import { styled } from 'styled-components'
import type { SizedPicture } from '../../../domain/saving/pinMedia.ts'
import { common } from '../../../messages/en/common.ts'
import { sectionForm } from '../../../messages/en/saving/sectionForm.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { useText } from '../../text.tsx'
import { HeldPicture } from '../pinSaved/HeldPicture.tsx'
import { SectionFormView, type SectionFormViewProps } from './SectionFormView.tsx'

/** The modal's part of the state: the section's first pin. */
export interface AddSectionViewProps extends SectionFormViewProps {
  /** Its picture; null shows the color instead. */
  readonly picture: SizedPicture | null
  /** Its dominant color, `#rrggbb`; null when unknown. */
  readonly color: string | null
  readonly onClose: () => void
}

const Body = styled.div(css`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  gap: ${vars.space[6]};
  align-items: start;
  > [data-ui='held'] {
    inline-size: 100%;
    max-block-size: 240px;
  }
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
    > [data-ui='held'] {
      inline-size: 96px;
      max-block-size: 160px;
      margin-inline: auto;
    }
  }
`)

const copy = { ...common, ...sectionForm }

/** The form in its own modal, next to the picture of the pin. */
export function AddSectionView({ picture, color, onClose, ...form }: AddSectionViewProps) {
  const t = useText(copy)
  return (
    <Dialog title={t('sectionForm.title')} closeLabel={t('common.close')} onClose={onClose}>
      <Body>
        <HeldPicture picture={picture} color={color} />
        <SectionFormView {...form} />
      </Body>
    </Dialog>
  )
}
