import { expect, waitFor } from 'storybook/test'

const isInWindow = (image: Element) => image.getBoundingClientRect().top < window.innerHeight

/** Waits until the pictures in the window have loaded or failed, so that the story's screenshot includes them. */
export const picturesLoad = () =>
  waitFor(() =>
    expect([...document.images].filter((image) => isInWindow(image) && !image.complete)).toEqual([]),
  )
