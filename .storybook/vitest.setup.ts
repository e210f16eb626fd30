/** Runs before the stories, only in Vitest: the preview itself must not import Vitest. */
import { configure } from 'storybook/test'
import { expect, TestRunner, vi, type TestContext } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { Media } from './media.ts'
import type { Shot, Taken } from './picture.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The hash of the story's picture; null if it is to have none. */
    picture?: string | null
    /** The keys of the messages that are on the story's page at its end. */
    shownKeys?: readonly string[]
    /** Set by Storybook's addon. */
    storyId?: string
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Defined in vitest.config.ts. */
    emulateMedia: (media: Media) => Promise<void>
    takePicture: (shot: Shot) => Promise<Taken>
    /** Defined in scripts/visual/sheets/storage.ts. */
    storeStyle: (text: string) => Promise<string>
    storePages: (storyId: string, pages: Readonly<Record<string, string>>) => Promise<void>
  }
}

// Leave the page's HTML out of error messages, which would bury the message. Lazy parts load slowly on a busy machine.
configure({ getElementError: (message) => new Error(message ?? 'No such element.'), asyncUtilTimeout: 5_000 })

const parts = {
  expect,
  vi,
  commands,
  page,
  /** The test that is running. */
  task: () => TestRunner.getCurrentTest<TestContext['task']>(),
}

declare global {
  /** The parts of Vitest the checks need; undefined when the story is viewed in Storybook. */
  var underVitest: typeof parts | undefined
}

// Not in a `beforeEach`: the files of a worker share this module, and a hook would belong to the first of them alone.
globalThis.underVitest = parts
