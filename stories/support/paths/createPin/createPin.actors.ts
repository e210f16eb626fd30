import type { ActorDescription } from '../actorDescription.ts'

const board = (sectionCount: number) => ({ id: '1', name: 'a', url: '', sectionCount })

/** What creating a pin invokes, besides the actors of saving. */
export const createPinActors = {
  destination: {
    does: 'the user chooses a board',
    gives: {
      'choose a board': { outcome: 'chosen', board: board(0), section: null, memory: null },
      'close the window while choosing a board': { outcome: 'cancelled' },
    },
  },
  registerImage: {
    does: 'the server is told about the image',
    gives: { 'the server knows the image': undefined },
    call: 'the announcement of the image',
  },
  findImages: {
    does: 'the server looks for images on the page',
    gives: {
      'images are found': [{ url: 'https://a.example/1.jpg', name: 'a', size: null }],
      'no images are found': [],
    },
    call: 'the search for images',
  },
  checkClaim: {
    does: 'the member’s settings are read',
    gives: { 'the member can connect an account': true, 'there is nothing to connect': false },
    call: 'the request for settings',
  },
  claimUpsell: {
    does: 'the member is invited to connect an account',
    gives: {
      'press “Connect now”': { outcome: 'connecting' },
      'dismiss the invitation': { outcome: 'dismissed' },
    },
  },
} satisfies Readonly<Record<string, ActorDescription>>
