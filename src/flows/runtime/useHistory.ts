'use client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  emptyHistory,
  pushAddress,
  travelTo,
  type NavigationHistory,
} from '../../domain/navigation/navigationHistory.ts'
import type { Platform } from '../../platform/platform.ts'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * The history of a visit, kept from the address that the app's router shows; null without one. Whether an address is new or the browser
 * went back or forward to it is known from the browser's own event, which precedes the router's.
 */
export function useHistory(
  address: string | undefined,
  { window, navigation }: Pick<Platform, 'window' | 'navigation'>,
): NavigationHistory | null {
  /** Where the browser last went back or forward to. */
  const travelledTo = useRef<string | null>(null)
  const [history, setHistory] = useState(() =>
    address === undefined ? emptyHistory : pushAddress(emptyHistory, address),
  )
  const isKept = address !== undefined
  // A layout effect of a component below the router: it listens before the router does.
  useBrowserLayoutEffect(() => {
    if (isKept) return window.onTravel(() => void (travelledTo.current = navigation.href()))
    return undefined
  }, [isKept, window, navigation])
  useEffect(() => {
    if (address === undefined) return
    const go = travelledTo.current === navigation.href() ? travelTo : pushAddress
    travelledTo.current = null
    setHistory((at) => go(at, address))
  }, [address, navigation])
  return isKept ? history : null
}
