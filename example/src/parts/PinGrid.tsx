import { useState } from 'react'
import { useActingProfile } from 'tackboard/business'
import { promotionLabel } from 'tackboard/people'
import { PinSavedDialog, SaveToBoardModal, type PinSaved } from 'tackboard/saving'
import { Button } from 'tackboard/ui'
import type { Pin } from '../data'
import { useDownload } from './useDownload'

/** The words for what somebody paid for: `promotionLabel` decides which pins need them. */
const labels = { promoted: 'Promoted', paidPartnership: 'Paid partnership', paidLink: 'Paid link' }

function Label({ pin }: { readonly pin: Pin }) {
  const label = promotionLabel({ ...pin, viewer: { isAuth: true }, experiments: {} })
  return label && <p>{labels[label]}</p>
}

interface PinGridProps {
  readonly pins: readonly Pin[]
  /** Whether a toast follows a save, in which it can be undone and moved. Default: a dialog, which shows the pin. */
  readonly isToastShown?: boolean
}

/** Pins, each with buttons to save and to download it; one's own can be promoted. */
export function PinGrid({ pins, isToastShown = false }: PinGridProps) {
  const [chosen, setChosen] = useState<Pin>()
  const [isOpen, setOpen] = useState(false)
  const [saved, setSaved] = useState<PinSaved>()
  const { owns } = useActingProfile()
  const { ask, dialog } = useDownload(pins)
  const save = (pin: Pin) => {
    setChosen(pin)
    setOpen(true)
  }
  return (
    <>
      <ul className="pins">
        {pins.map((pin) => (
          <li key={pin.id}>
            <img src={pin.imageUrl} alt="" />
            <h2>{pin.title}</h2>
            <Label pin={pin} />
            <Button size={40} onClick={() => save(pin)} aria-label={`Save ${pin.title}`}>
              Save
            </Button>
            <Button
              size={40}
              variant="secondary"
              onClick={() => ask(pin)}
              aria-label={`Download ${pin.title}`}
            >
              Download
            </Button>
            {owns(pin.ownerId) && (
              <a href={`/quick-promote/?pinId=${pin.id}`} aria-label={`Promote ${pin.title}`}>
                Promote
              </a>
            )}
          </li>
        ))}
      </ul>
      {dialog}
      {chosen && (
        // It stays mounted when it has closed, because the pin may still be being saved. Visitors log in first.
        <SaveToBoardModal
          pin={chosen}
          isOpen={isOpen}
          isToastShown={isToastShown}
          onSaved={isToastShown ? undefined : setSaved}
          onClose={() => setOpen(false)}
        />
      )}
      {chosen && saved && !isOpen && (
        <PinSavedDialog pinId={chosen.id} board={saved.board} onClose={() => setSaved(undefined)} />
      )}
    </>
  )
}
