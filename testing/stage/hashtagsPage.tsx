import { useState } from 'react'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ScenarioName } from '../../mocks/index.ts'
import { PinDescription } from '../../src/flows/saving/hashtagSuggestions/PinDescription.tsx'
import { Dialog } from '../../src/ui/dialog/Dialog.tsx'
import type { Mount, Mounted } from './mountFlow.tsx'
import { soon } from './person.ts'

/** The debounce of hashtag suggestions, in ms. */
export const PAUSE = 200

/** The page's callbacks. */
export const onValue = vi.fn<(value: string) => void>()
export const onClose = vi.fn<() => void>()

/** The autocomplete calls and their queries. */
export const asked = ({ calls }: Mounted) => calls.filter(({ name }) => name === 'autocomplete')
export const queries = (mounted: Mounted) =>
  asked(mounted).map(({ url }) => new URL(url).searchParams.get('q'))

/** The rows of the suggestion list. */
export const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]
export const shows = (count: number) => soon(() => expect(options()).toHaveLength(count))

/** The description field. */
export const area = () => {
  const element = document.querySelector('textarea')
  if (!element) throw new Error('There is no text area.')
  return element
}

/** An app's page with a description field, optionally in a dialog. The app stores what is typed unless `isKept` is false. */
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

/** Mounts the page and puts the caret in its description field. */
export const describing =
  (mount: Mount) =>
  async ({ given, ...props }: { given?: ScenarioName; isKept?: boolean; isModal?: boolean } = {}) => {
    onValue.mockClear()
    onClose.mockClear()
    const mounted = mount(<Page {...props} />, { given })
    await userEvent.click(page.getByLabelText('Description'))
    return mounted
  }

/** Types and waits for the debounce. */
export const ask = async ({ clock }: Mounted, text: string) => {
  await userEvent.keyboard(text)
  clock.advance(PAUSE)
}
