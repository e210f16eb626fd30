'use client'
import {
  Component,
  lazy,
  Suspense,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { focusLate } from '../../ui/dialog/focusInside.ts'
import { LoadFailedView } from '../../views/auth/shell/LoadFailedView.tsx'

interface BoundaryProps {
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** Catches a screen that could not be loaded, so that the rest of the page is unaffected. */
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <LoadFailedView onRetry={this.props.onRetry} /> : this.props.children
  }
}

/** Moves focus to a screen that loads late, as if it had been there from the start. */
function Arrived() {
  useLayoutEffect(focusLate, [])
  return null
}

/**
 * A screen that is loaded when it is first rendered. While it loads, `fallback` is shown; if it cannot be loaded, a sentence and a button
 * that tries again are shown in its place.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const create = () => lazy(async () => ({ default: await load() }))
  let Screen = create()
  return function LazyScreen(props: Props) {
    const [tries, setTries] = useState(0)
    const retry = () => {
      Screen = create()
      setTries(tries + 1)
    }
    return (
      <Boundary key={tries} onRetry={retry}>
        <Suspense fallback={fallback}>
          <Screen {...props} />
          <Arrived />
        </Suspense>
      </Boundary>
    )
  }
}
