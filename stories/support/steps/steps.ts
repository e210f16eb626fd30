import { expect, userEvent, waitFor, within } from 'storybook/test'
import { stageOf, type Stage } from '../stage/stage.ts'

const whole = () => within(document.body)

/** What a step works with: the whole page, because dialogs and toasts live outside of the canvas. */
export interface Actor {
  readonly stage: Stage
  readonly page: ReturnType<typeof whole>
  readonly user: ReturnType<typeof userEvent.setup>
}

/** One sentence a designer can read, and what it does. */
export type Step = readonly [sentence: string, run: (actor: Actor) => Promise<unknown> | unknown]

type StepRunner = (label: string, run: () => Promise<void>) => Promise<void> | void

/** Plays the steps, each under its sentence in the Interactions panel. */
export async function play(storyId: string, step: StepRunner, steps: readonly Step[]): Promise<void> {
  // No pause between keys: the story's clock stands still anyway.
  const actor: Actor = { stage: stageOf(storyId), page: whole(), user: userEvent.setup({ delay: null }) }
  for (const [sentence, run] of steps) {
    await step(sentence, async () => {
      await run(actor)
    })
  }
}

/** Puts a text into the field of that label, over whatever stands there: at once, as a paste does. Keys are for the tests of typing. */
export const type = (label: string, text: string): Step => [
  `Enter "${text}" into ${label}`,
  async ({ page, user }) => {
    // A view that is just coming may draw its field anew, or hold it shut for a moment.
    await waitFor(() => user.clear(page.getByLabelText(label)))
    await user.paste(text)
  },
]

export const press = (name: string | RegExp): Step => [
  `Press "${name instanceof RegExp ? name.source : name}"`,
  async ({ page, user }) => user.click(await page.findByRole('button', { name })),
]

export const follow = (name: string | RegExp): Step => [
  `Follow "${name instanceof RegExp ? name.source : name}"`,
  async ({ page, user }) => user.click(await page.findByRole('link', { name })),
]

export const check = (name: string): Step => [
  `Tick "${name}"`,
  async ({ page, user }) => user.click(await page.findByRole('checkbox', { name })),
]

/** Moves the story's clock; the page's own time runs on. */
export const wait = (ms: number): Step => [
  `Let ${ms.toLocaleString('en')} ms pass`,
  ({ stage }) => stage.clock?.advance(ms),
]

/** Waits until some machine is in a state, so that the next step starts from there. */
export const until = (state: string): Step => [
  `Wait for ${state}`,
  ({ stage }) => waitFor(() => expect([...stage.recorder.now()]).toContain(state)),
]

/** Sees a text. What is found may be drawn anew in that moment, such as a toast whose time begins again. */
export const see = (text: string | RegExp): Step => [
  `See "${text instanceof RegExp ? text.source : text}"`,
  ({ page }) => waitFor(() => expect(page.getByText(text)).toBeVisible()),
]
