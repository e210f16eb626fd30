import { safeImage } from '../../../ui/actions/safeUrl.ts'

export interface PickerRowProps {
  readonly id: string
  readonly name: string
  readonly pictureUrl: string | null | undefined
  /** The keyboard highlight is on it. */
  readonly isActive: boolean
  readonly onChoose: () => void
}

/** An option with a picture. Styles: `pickerRowStyles`. */
export const PickerRow = ({ id, name, pictureUrl, isActive, onChoose }: PickerRowProps) => {
  const src = safeImage(pictureUrl ?? undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the listbox handles keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      data-ui="row"
      data-active={isActive || undefined}
      onClick={onChoose}
    >
      <span data-at="picture">{src && <img src={src} alt="" loading="lazy" />}</span>
      <bdi>{name}</bdi>
    </div>
  )
}
