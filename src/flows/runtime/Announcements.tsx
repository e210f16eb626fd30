'use client'
import { useEffect, useState, type ReactElement } from 'react'
import { takeAnnouncement } from './announcement.storage.ts'
import { asElement } from '../../ui/layout/asElement.tsx'
import { useTackboard } from './config.ts'

const loadToast = () => import('./AnnouncedToast.tsx')

/** Shows what another page of the app has said in the moment it was left, whether this one is loaded, restored or shown by a router. */
export function Announcements() {
  const config = useTackboard()
  const [toast, setToast] = useState<ReactElement | null>(null)
  useEffect(() => {
    const { window } = config.platform
    const look = () => {
      const announcement = takeAnnouncement(config)
      if (!announcement) return
      config
        .loadPart(loadToast)
        .then(({ AnnouncedToast }) => setToast(<AnnouncedToast announcement={announcement} />))
        // The pin is saved, whether or not the toast can be loaded.
        .catch(() => undefined)
    }
    look()
    const stops = [window.onRestored(look), window.onTravel(look)]
    return () => stops.forEach((stop) => stop())
  }, [config])
  return asElement(toast)
}
