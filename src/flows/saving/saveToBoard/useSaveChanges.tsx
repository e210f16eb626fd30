'use client'
import { useState, type ReactNode } from 'react'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import type { Session } from '../../../domain/auth/session.ts'
import type { RepeatableToast } from '../../runtime/SavingToasts.tsx'
import type { ChangeOrder, SaveChangingProps } from '../saveChange/SaveChanging.tsx'
import type { SaveListeners } from './saveToBoard.effects.ts'

const load = async () => (await import('../saveChange/SaveChanging.tsx')).SaveChanging
const SaveChanging = lazyScreen<SaveChangingProps>(load)

export interface SaveChanges {
  /** The toast after a save, with buttons for what it says can be undone or moved. Their code is loaded, so that they work offline, too. */
  readonly offeredBy: (toast: SavingToast, session: Session | null) => RepeatableToast
  readonly isChanging: boolean
  readonly drawn: ReactNode
}

/** 'Undo' and 'Change' after a save. */
export function useSaveChanges(
  listeners: SaveListeners,
  onToast: (toast: RepeatableToast) => void,
): SaveChanges {
  const [orders, setOrders] = useState<readonly ChangeOrder[]>([])
  // One that is being changed is not changed twice.
  const change = (order: ChangeOrder) =>
    setOrders((all) => (all.some(({ saved }) => saved.pin.id === order.saved.pin.id) ? all : [...all, order]))
  const offeredBy: SaveChanges['offeredBy'] = ({ saved, savedAll, ...toast }, session) => {
    if (!session || !(saved || savedAll)) return toast
    void load().catch(() => undefined)
    const wants = (wish: 'undo' | 'choose') => saved && (() => change({ session, saved, wish }))
    return {
      ...toast,
      // Each save is undone on its own, so that one that fails is named and can be tried again.
      onUndo: savedAll
        ? () => savedAll.forEach((one) => change({ session, saved: one, wish: 'undo' }))
        : wants('undo'),
      onChange: wants('choose'),
    }
  }
  return {
    offeredBy,
    isChanging: orders.length > 0,
    drawn: orders.map((order) => (
      <SaveChanging
        key={order.saved.pin.id}
        order={order}
        listeners={listeners}
        onToast={onToast}
        onAgain={change}
        onEnded={() => setOrders((all) => all.filter((other) => other !== order))}
      />
    )),
  }
}
