import { useState } from 'react'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ScenarioName } from '../../../mocks/index.ts'
import { PinDescription } from '../../../src/flows/saving/hashtagSuggestions/PinDescription.tsx'
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx'
import type { Mount, Mounted } from './mountFlow.tsx'
import { soon } from './person.ts'

/** How long a person pauses before hashtags are asked for, in ms. */
export const PAUSE = 200

/** What the page is told. */
export const onValue = vi.fn<(value: string) => void>()
export const onClose = vi.fn<() => void>()

/** The calls for hashtags, and what they asked for. */
export const asked = ({ calls }: Mounted) => calls.filter(({ name }) => name === 'autocomplete')
export const queries = (mounted: Mounted) =>
  asked(mounted).map(({ url }) => new URL(url).searchParams.get('q'))

/** The rows of the flyout. */
export const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]
export const shows = (count: number) => soon(() => expect(options()).toHaveLength(count))

/** The description. */
export const area = () => {
  const element = document.querySelector('textarea')
  if (!element) throw new Error('There is no text area.')
  return element
}

/** An app's page: a dialog with a description, which the app keeps or not. */
function Page({ isKept = true, isModal = false }: { readonly isKept?: boolean; readonly isModal?: boolean }) {
  const [text, setText] = useState('')
  const description = (
    <>
      <PinDescription
        label="Description"
        value={text}
        onValue={(value) => {
          onValue(value)
          if (isKept) setText(value)
        }}
      />
      <button>After</button>
    </>
  )
  return isModal ? (
    <Dialog title="Edit" closeLabel="Close" onClose={onClose}>
      {description}
    </Dialog>
  ) : (
    <main>{description}</main>
  )
}

/** Puts the page there, and the caret into its description. */
export const describing =
  (mount: Mount) =>
  async ({ given, ...props }: { given?: ScenarioName; isKept?: boolean; isModal?: boolean } = {}) => {
    onValue.mockClear()
    onClose.mockClear()
    const mounted = mount(<Page {...props} />, { given })
    await userEvent.click(page.getByLabelText('Description'))
    return mounted
  }

/** Types, and pauses. */
export const ask = async ({ clock }: Mounted, text: string) => {
  await userEvent.keyboard(text)
  clock.advance(PAUSE)
}
