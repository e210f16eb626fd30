import { expect } from 'vitest'
import { proveTables } from '../../testing/tableRules.ts'

const saved = { board_id: '205', is_buyable_pin: false } as const
const imageUrl = 'https://garden.example/pond.jpg'

proveTables([
  {
    rule: 'a picture is found on each board that it was saved to, in whatever size it is asked for',
    calls: [
      ({ createPin }) => createPin({ ...saved, image_url: imageUrl }),
      ({ createPin }) =>
        createPin({ ...saved, board_id: '201', image_url: 'https://garden.example/pond-300x200.jpg' }),
      ({ createPin }) => createPin({ ...saved, image_url: 'https://garden.example/rose.jpg' }),
      ({ findDuplicates }) => findDuplicates({ image_url: 'https://garden.example/pond.jpg?utm_source=a' }),
    ],
    answers: [
      expect.objectContaining({ board: { id: '205', name: '10 minute sketches' } }),
      expect.objectContaining({ board: { id: '201', name: 'Garden rooms' } }),
    ],
  },
  {
    rule: 'a picture is not found on the boards of others',
    calls: [
      ({ createPin }) => createPin({ ...saved, image_url: imageUrl }),
      ({ findDuplicates }) => findDuplicates({ image_url: imageUrl, orbac_subject_id: '701' }),
    ],
    answers: [],
  },
])
