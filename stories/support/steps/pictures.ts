import { expect, waitFor } from 'storybook/test'

const isInWindow = (image: Element) => image.getBoundingClientRect().top < window.innerHeight

/** Waits until the pictures in the window have loaded or failed, so that a screenshot of a story at rest shows them. */
export const picturesLoad = () =>
  waitFor(() =>
    expect([...document.images].filter((image) => isInWindow(image) && !image.complete)).toEqual([]),
  )
