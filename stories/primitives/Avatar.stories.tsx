import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { faces } from '../../mocks/fixtures/faces.ts'
import { Avatar } from '../../src/ui/layout/Avatar.tsx'
import { onStage, Row } from './stage.tsx'

const meta = preview.meta({
  title: 'Primitives/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  decorators: [onStage],
})

export const Playground = meta.story({ args: { name: 'Noor de Vries', size: 96 } })

export const Faces = meta.story({
  args: { name: 'Noor de Vries' },
  render: () => (
    <Row>
      <Avatar name="Noor de Vries" src={faces[2]} />
      {[24, 32, 48, 64, 96].map((size, index) => (
        // SAFETY: each of the list is a size.
        <Avatar key={size} name="Noor de Vries" size={size as 24 | 32 | 48 | 64 | 96} colorIndex={index} />
      ))}
      <Avatar name="王小明" colorIndex={2} />
      <Avatar name="" />
    </Row>
  ),
})

export const NoPicture = meta.story({
  name: 'Picture missing or refused (E16)',
  args: { name: 'Noor de Vries' },
  render: () => (
    <Row>
      <Avatar name="Ada Byron" src="data:image/png;base64,AAAA" />
      <Avatar name="Ida Noddack" src="javascript:alert(1)" />
      <Avatar name="Emmy Noether" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" />
    </Row>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    for (const initials of ['AB', 'IN', 'EN']) await expect(canvas.getByText(initials)).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Ada Byron' })).toBeVisible()
  },
})
