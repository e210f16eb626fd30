import type { ReactNode } from 'react'
import { safeImage } from '../../../ui/actions/safeUrl.ts'
import { Cover } from './Cover.tsx'
import { SavePill } from './SavePill.tsx'

export interface PickerRowProps {
  readonly id: string
  readonly name: string
  /** The second line. Default: there is none. */
  readonly detail?: ReactNode
  readonly pictureUrl: string | null | undefined
  /** The keyboard highlight is on it. */
  readonly isActive: boolean
  /** The pin is being saved to it. */
  readonly isBusy: boolean
  readonly onChoose: () => void
}

/** An option with a picture. Styles: `pickerRow`. */
export const PickerRow = ({ id, name, detail, pictureUrl, isActive, isBusy, onChoose }: PickerRowProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the listbox handles keys
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    aria-busy={isBusy || undefined}
    aria-describedby={detail ? `${id}-detail` : undefined}
    data-ui="row"
    data-active={isActive || undefined}
    onClick={onChoose}
  >
    <Cover src={safeImage(pictureUrl ?? undefined)} loading="lazy" />
    <span data-at="text">
      <bdi>{name}</bdi>
      {detail && (
        <small id={`${id}-detail`} aria-hidden="true">
          {detail}
        </small>
      )}
    </span>
    <SavePill isBusy={isBusy} />
  </div>
)
