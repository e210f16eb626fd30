import { useState, type ReactNode } from 'react'
import { useAfterLogin } from 'tackboard'
import { AuthModal } from 'tackboard/auth'
import type { Pin } from '../data'
import { useSession } from '../session'

/** Has the browser download a picture. */
function download({ imageUrl, title }: Pin) {
  const link = document.createElement('a')
  link.href = imageUrl
  link.download = title
  link.click()
}

/**
 * Downloads pictures, for members alone. Visitors log in first, and get what they pressed when the page has been loaded again: no second
 * press is needed.
 */
export function useDownload(pins: readonly Pin[]): {
  readonly ask: (pin: Pin) => void
  /** The log-in, while a visitor is asked. */
  readonly dialog: ReactNode
} {
  const session = useSession()
  const [asked, setAsked] = useState<Pin>()
  const { remember, forget } = useAfterLogin('download', (id) => {
    const pin = pins.find((one) => one.id === id)
    if (pin) download(pin)
  })
  return {
    ask(pin) {
      if (session) return download(pin)
      remember(pin.id)
      setAsked(pin)
    },
    dialog: asked && (
      <AuthModal
        container="download"
        pinId={asked.id}
        onClose={() => {
          forget()
          setAsked(undefined)
        }}
      />
    ),
  }
}
