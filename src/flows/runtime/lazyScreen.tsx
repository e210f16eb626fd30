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
import { focusLate } from '../../ui/dialog/modal.ts'
import { LoadFailedView } from '../../views/auth/shell/LoadFailedView.tsx'

interface BoundaryProps {
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** Catches a part that could not be fetched; what is around it stays as it is. */
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <LoadFailedView onRetry={this.props.onRetry} /> : this.props.children
  }
}

/** A view fetched late gets focus just as one that was there already. J4. */
function Arrived() {
  useLayoutEffect(focusLate, [])
  return null
}

/**
 * A screen that is fetched when it is first needed. While it comes, `waiting` stands in its place; if it cannot be fetched, one sentence
 * and one action do, and the rest of the page lives on.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> {
  const fetched = () => lazy(async () => ({ default: await load() }))
  let Screen = fetched()
  return function LazyScreen(props: Props) {
    const [tries, setTries] = useState(0)
    const retry = () => {
      Screen = fetched()
      setTries(tries + 1)
    }
    return (
      <Boundary key={tries} onRetry={retry}>
        <Suspense fallback={waiting}>
          <Screen {...props} />
          <Arrived />
        </Suspense>
      </Boundary>
    )
  }
}
