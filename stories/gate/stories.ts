import { declaredIn, type Declared, type StoryModule } from './declared.ts'

const files = import.meta.glob<StoryModule>('../../{stories,.storybook}/**/*.stories.tsx', { eager: true })

/** Every story, in the order of the files. */
export const declaredStories: readonly Declared[] = Object.entries(files).flatMap(([file, module]) =>
  declaredIn(module, file),
)
