import { expect, fn, waitFor } from 'storybook/test'
import { faceOf } from '../../../mocks/fixtures/faces.ts'
import preview from '../../../.storybook/preview.tsx'
import { AuthHero } from '../../../src/views/auth/shell/AuthHero.tsx'
import { HeroPlace } from '../../../src/views/auth/shell/HeroPlace.tsx'
import { picturesLoad } from '../../../testing/steps/pictures.ts'
import { Stage } from '../../primitives/stage.tsx'

const pin = {
  isPending: false,
  imageUrl: '/pins/lake.svg',
  color: '#4f7f8c',
  isPlayable: false,
  onFailed: fn(),
}

const meta = preview.meta({
  title: 'Auth/Containers view',
  tags: ['autodocs'],
  // In a lower window the picture is smaller, and at last leaves the room to the form.
  parameters: { room: { height: 760 } },
  component: AuthHero,
  args: { pin },
  argTypes: { pin: { control: 'object' }, person: { control: 'object' } },
  render: (args) => (
    <Stage>
      <HeroPlace data-kind={args.pin ? 'pin' : 'person'}>
        <AuthHero {...args} />
      </HeroPlace>
    </Stage>
  ),
})

const place = () => document.querySelector('[data-kind]')
/** No layout shift: the place is as high before as after. */
const placeIs = (height: number) =>
  waitFor(() => expect(place()?.getBoundingClientRect().height).toBe(height))
const picture = () => document.querySelector<HTMLImageElement>('[data-ui] img')

export const Playground = meta.story({ play: picturesLoad })

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async () => {
    await waitFor(() => expect(picture()?.naturalWidth).toBeGreaterThan(0))
    await placeIs(160)
  },
})
export const Pending = meta.story({
  args: { pin: { ...pin, isPending: true, imageUrl: null } },
  play: async () => {
    await placeIs(160)
    await expect(document.querySelector('[data-ui=icon]')).toBeNull()
  },
})
export const Person = meta.story({
  args: { pin: undefined, person: { name: 'Heron Iris', imageMediumUrl: faceOf('9') } },
  play: async () => {
    await waitFor(() => expect(picture()?.naturalWidth).toBeGreaterThan(0))
    await placeIs(96)
  },
})
export const PictureGone = meta.story({
  name: 'The view tells of a picture that does not load (E16)',
  args: { pin: { ...pin, imageUrl: '/pins/gone.svg', onFailed: fn() } },
  parameters: { picture: false },
  play: async ({ args }) => {
    await waitFor(() => expect(args.pin?.onFailed).toHaveBeenCalled())
  },
})
export const HostileAddress = meta.story({
  name: 'The view shows nothing from a script (E16)',
  args: { pin: { ...pin, imageUrl: 'javascript:globalThis.wasRun=true', color: '#8a5a44' } },
  play: async () => {
    await placeIs(160)
    await expect(picture()).toBeNull()
  },
})
