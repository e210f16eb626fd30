'use client'
import { useState, type ReactNode } from 'react'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import type { RepeatableToast } from '../../runtime/SavingToasts.tsx'
import type { ChangeOrder, SaveChangingProps } from '../saveChange/SaveChanging.tsx'
import type { SaveListeners } from './saveToBoard.effects.ts'

const load = async () => (await import('../saveChange/SaveChanging.tsx')).SaveChanging
const SaveChanging = lazyScreen<SaveChangingProps>(load)

export interface SaveChanges {
  /** Undoes a save, or moves it. One that is being changed is not changed twice. */
  readonly change: (order: ChangeOrder) => void
  /** Loads the code, so that 'Undo' works offline, too. */
  readonly prepare: () => void
  readonly isChanging: boolean
  readonly drawn: ReactNode
}

/** 'Undo' and 'Change' after a save. */
export function useSaveChanges(
  listeners: SaveListeners,
  onToast: (toast: RepeatableToast) => void,
): SaveChanges {
  const [orders, setOrders] = useState<readonly ChangeOrder[]>([])
  const change = (order: ChangeOrder) =>
    setOrders((all) => (all.some(({ saved }) => saved.pin.id === order.saved.pin.id) ? all : [...all, order]))
  return {
    change,
    prepare: () => void load().catch(() => undefined),
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
