import type { AudienceOption } from '../../src/domain/promote/promotion.ts'

const labels = [
  'Architecture',
  'Baking',
  'Birdwatching',
  'Camping',
  'Ceramics',
  'City breaks',
  'Cycling',
  'Gardening',
  'Hiking',
  'Home decor',
  'Houseplants',
  'Interior design',
  'Knitting',
  'Landscape photography',
  'Lakes and swimming',
  'Map making',
  'Mountains',
  'Painting',
  'Picnics',
  'Printmaking',
  'Slow travel',
  'Stargazing',
  'Tea',
  'Trail running',
  'Vegetarian food',
  'Vintage furniture',
  'Watercolor',
  'Weaving',
  'Wild flowers',
  'Woodwork',
]

/** What people can be interested in. */
export const interests: readonly AudienceOption[] = labels.map((label) => ({
  id: label.toLowerCase().replaceAll(' ', '_'),
  label,
}))
