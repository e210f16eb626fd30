import preview from '../../.storybook/preview.tsx'
import { Illustration, PinWall } from '../../src/ui/illustration/Illustration.tsx'
import { inColumn } from './stage.tsx'

const meta = preview.meta({
  title: 'Primitives/Illustration',
  tags: ['autodocs'],
  component: Illustration,
  decorators: [inColumn],
})

export const Playground = meta.story({ args: { name: 'welcome' } })

const scenes = {
  args: { name: 'welcome' },
  render: () => (
    <>
      <Illustration name="welcome" />
      <Illustration name="back" />
      <Illustration name="empty" />
      <Illustration name="later" />
      <Illustration name="leaving" />
    </>
  ),
} as const

export const Scenes = meta.story(scenes)

export const Dark = meta.story({ ...scenes, globals: { theme: 'dark' } })

export const Wall = meta.story({ args: { name: 'welcome' }, render: () => <PinWall /> })
