import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { PinPage } from '../../../testing/stage/PinPage.tsx'
import { usePageWords } from '../../../testing/stage/pageWords.ts'

/** A page of the product's ideas. */
function IdeasPage({ children }: { readonly children: ReactNode }) {
  const { ideas, today } = usePageWords()
  return (
    <PinPage over={children}>
      <div>
        <h1>{ideas}</h1>
        <p>{today}</p>
      </div>
    </PinPage>
  )
}

/** A page of the product, with the story's content on or over it. */
export const onIdeasPage: Decorator = (Story) => (
  <IdeasPage>
    <Story />
  </IdeasPage>
)
