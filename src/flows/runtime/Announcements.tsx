'use client'
import { useEffect, useState, type ReactElement } from 'react'
import { handedOverFor, takeAnnouncement } from './announcement.storage.ts'
import type { DrawAnnouncement } from './announcement.types.ts'
import { asElement } from '../../ui/layout/asElement.tsx'
import { useTackboard } from './config.ts'

async function loadPlain(): Promise<DrawAnnouncement> {
  const { AnnouncedToast } = await import('./AnnouncedToast.tsx')
  return (announcement) => <AnnouncedToast announcement={announcement} />
}

/** Shows what another page of the app has said in the moment it was left, whether this one is loaded, restored or shown by a router. */
export function Announcements() {
  const config = useTackboard()
  const [plain, setPlain] = useState<ReactElement | null>(null)
  // Kept apart from the plain toast, so that an undo goes on when the next pin is announced.
  const [handed, setHanded] = useState<ReactElement | null>(null)
  useEffect(() => {
    const { window } = config.platform
    const look = () => {
      const announcement = takeAnnouncement(config)
      if (!announcement) return
      const showPlain = async () => setPlain((await config.loadPart(loadPlain))(announcement))
      const load = handedOverFor(announcement, config)
      const shown = load
        ? config.loadPart(load).then((draw) => setHanded(draw(announcement)), showPlain)
        : showPlain()
      // The pin is saved, whether or not the toast can be loaded.
      shown.catch(() => undefined)
    }
    look()
    const stops = [window.onRestored(look), window.onTravel(look)]
    return () => stops.forEach((stop) => stop())
  }, [config])
  return (
    <>
      {asElement(plain)}
      {asElement(handed)}
    </>
  )
}
