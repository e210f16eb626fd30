import preview from '../../.storybook/preview.tsx'
import { Illustration, PinWall } from '../../src/ui/illustration/Illustration.tsx'
import { styled } from 'styled-components'
import { inColumn } from './stage.tsx'

/** As large as the side of a log-in in a window of 1280 by 800. */
const Side = styled.div`
  && {
    inline-size: 538px;
  }
  block-size: 768px;
`

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
      <Illustration name="key" />
      <Illustration name="later" />
      <Illustration name="leaving" />
    </>
  ),
} as const

export const Scenes = meta.story(scenes)

export const Dark = meta.story({ ...scenes, globals: { theme: 'dark' } })

export const Wall = meta.story({
  args: { name: 'welcome' },
  render: () => (
    <Side>
      <PinWall />
    </Side>
  ),
})
