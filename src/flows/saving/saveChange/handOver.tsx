import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import type { DrawAnnouncement } from '../../runtime/announcement.types.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import type { AnnouncedSaveProps } from './AnnouncedSave.tsx'

const load = async () => (await import('./AnnouncedSave.tsx')).AnnouncedSave

/**
 * Hands the toast of a save to the page that the flow goes back to, which then offers 'Undo' and 'Change', too. The code is loaded at once,
 * so that they work offline. Nothing is handed over for a save that cannot be undone.
 */
export function handOver(
  { visit }: Pick<TackboardConfig, 'visit'>,
  toast: SavingToast,
  listeners: AnnouncedSaveProps['listeners'],
): void {
  const { saved, href } = toast
  if (!saved || !href) return
  const part = load()
  part.catch(() => undefined)
  visit.handedOver = {
    href,
    load: async (): Promise<DrawAnnouncement> => {
      const AnnouncedSave = await part.catch(load)
      return () => <AnnouncedSave toast={toast} listeners={listeners} />
    },
  }
}
