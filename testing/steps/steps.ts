import { expect, userEvent, waitFor, within } from 'storybook/test'
import { stageOf, type Stage } from '../stage/stage.ts'

const wholePage = () => within(document.body)

/** What a step can use. It sees the whole page, because dialogs and toasts are outside the canvas element. */
export interface Actor {
  readonly stage: Stage
  readonly page: ReturnType<typeof wholePage>
  readonly user: ReturnType<typeof userEvent.setup>
}

/** A sentence that designers can read, and the action or check that it describes. */
export type Step = readonly [sentence: string, run: (actor: Actor) => Promise<unknown> | unknown]

export type StepRunner = (label: string, run: () => Promise<void>) => Promise<void> | void

/** Runs the steps and lists each with its sentence in the Interactions panel. */
export async function play(storyId: string, step: StepRunner, steps: readonly Step[]): Promise<void> {
  // No delay between key presses, because the story's clock does not run.
  const actor: Actor = { stage: stageOf(storyId), page: wholePage(), user: userEvent.setup({ delay: null }) }
  for (const [sentence, run] of steps) {
    await step(sentence, async () => {
      await run(actor)
    })
  }
}

/** Replaces the value of the field with this label in one paste. Tests about typing press keys instead. */
export const type = (label: string, text: string): Step => [
  `Enter "${text}" into ${label}`,
  async ({ page, user }) => {
    // A view that is still appearing may replace its field or disable it briefly.
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

/** Advances the story's clock; real time is unaffected. */
export const wait = (ms: number): Step => [
  `Let ${ms.toLocaleString('en')} ms pass`,
  ({ stage }) => stage.clock?.advance(ms),
]

/** Waits until a machine is in this state, so that the next step starts from there. */
export const until = (state: string): Step => [
  `Wait for ${state}`,
  ({ stage }) => waitFor(() => expect([...stage.recorder.now()]).toContain(state)),
]

/** Waits for a visible text. Retries, because the element may be replaced: for example, a toast whose timer restarts. */
export const see = (text: string | RegExp): Step => [
  `See "${text instanceof RegExp ? text.source : text}"`,
  ({ page }) => waitFor(() => expect(page.getByText(text)).toBeVisible()),
]

/** The server does not answer for so long that the page says so. The machine waits in the state's child `waiting`. */
export const slow = (state: string): readonly Step[] => [
  until(`${state}.waiting`),
  wait(5_000),
  see('This is taking longer than usual.'),
]

/** The server never answers, and the page gives up. */
export const timesOut = (state: string): readonly Step[] => [until(state), wait(30_000)]
