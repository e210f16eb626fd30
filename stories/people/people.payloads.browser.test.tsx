import { wren } from '../../mocks/fixtures/sessions.ts'
import { proveLooks } from '../../testing/proof/looks.ts'
import { provePayloads, type PayloadRows } from '../../testing/proof/payloads.ts'
import { press } from '../../testing/stage/person.ts'
import type * as people from '../../src/people.ts'
import { BlockButton } from '../../src/flows/people/block/BlockButton.tsx'
import { FollowRow } from '../../src/flows/people/bulkFollow/FollowRow.tsx'
import { FollowButton } from '../../src/flows/people/follow/FollowButton.tsx'
import { MovePins } from '../../src/flows/people/pinMove/MovePins.tsx'
import { blockSage, sage } from '../../src/flows/people/testing/follow.ts'
import {
  move,
  MoveButtons,
  nothing,
  productGroup,
  suggested,
  toSamePlace,
} from '../../src/flows/people/testing/payloads.tsx'

const signedIn = { session: wren }
const signedOut = { session: null }
const blocks = () => press(/^Block/)
const follows = () => press('Follow Sage Dogwood')

const rows: PayloadRows<typeof people> = {
  BlockButton: {
    onChange: [
      {
        after: 'blocking',
        options: signedIn,
        node: (onChange) => <BlockButton member={sage} onChange={onChange} />,
        steps: blockSage,
        gets: [true],
      },
      {
        after: 'unblocking',
        options: signedIn,
        node: (onChange) => <BlockButton member={{ ...sage, isBlocked: true }} onChange={onChange} />,
        steps: blocks,
        gets: [false],
      },
    ],
    onLoginRequired: [
      {
        after: 'a visitor presses the button',
        options: signedOut,
        node: (onLoginRequired) => <BlockButton member={sage} onLoginRequired={onLoginRequired} />,
        steps: blocks,
        gets: [sage],
      },
    ],
  },
  FollowButton: {
    onChange: [
      {
        after: 'following',
        options: signedIn,
        node: (onChange) => <FollowButton member={sage} onChange={onChange} />,
        steps: follows,
        gets: [true],
      },
      {
        after: 'unfollowing',
        options: signedIn,
        node: (onChange) => <FollowButton member={{ ...sage, isFollowed: true }} onChange={onChange} />,
        steps: () => press('Following Sage Dogwood'),
        gets: [false],
      },
    ],
    onLoginRequired: [
      {
        after: 'a visitor presses the button',
        options: signedOut,
        node: (onLoginRequired) => <FollowButton member={sage} onLoginRequired={onLoginRequired} />,
        steps: follows,
        gets: [sage],
      },
    ],
    onToast: [
      {
        after: 'following',
        options: signedIn,
        node: (onToast) => <FollowButton member={sage} onToast={onToast} />,
        steps: follows,
        gets: [
          { type: 'toast.shown', kind: 'status', message: 'saving.toast.following', duration: 'followToast' },
        ],
      },
      {
        after: 'a failure',
        options: { ...signedIn, given: 'follow.failed' },
        node: (onToast) => <FollowButton member={sage} onToast={onToast} />,
        steps: follows,
        gets: [
          {
            type: 'toast.shown',
            kind: 'alert',
            message: 'follow.error.failed',
            values: { person: 'Sage Dogwood' },
            duration: 'savingErrorToast',
          },
        ],
      },
    ],
  },
  FollowRow: {
    onChange: [
      {
        after: 'following them all, who are one',
        options: signedIn,
        node: (onChange) => <FollowRow members={[sage]} onChange={onChange} />,
        steps: () => press('Follow all'),
        gets: ['4', true],
      },
      {
        after: 'following one of them',
        options: signedIn,
        node: (onChange) => <FollowRow members={suggested} onChange={onChange} />,
        steps: follows,
        gets: ['4', true],
      },
    ],
    onLoginRequired: [
      {
        after: 'a visitor wants to follow them all',
        options: signedOut,
        node: (onLoginRequired) => <FollowRow members={suggested} onLoginRequired={onLoginRequired} />,
        steps: () => press('Follow all'),
        gets: [null],
      },
      {
        after: 'a visitor wants to follow one of them',
        options: signedOut,
        node: (onLoginRequired) => <FollowRow members={suggested} onLoginRequired={onLoginRequired} />,
        steps: follows,
        gets: [sage],
      },
    ],
  },
  MovePins: {
    onMoved: [
      {
        after: 'a move',
        options: signedIn,
        node: (onMoved) => <MovePins onMoved={onMoved}>{MoveButtons}</MovePins>,
        steps: () => press('Move'),
        gets: [move],
      },
      {
        after: 'a product group is moved, without its pins',
        options: signedIn,
        node: (onMoved) => <MovePins onMoved={onMoved}>{MoveButtons}</MovePins>,
        steps: () => press('Move a product group'),
        gets: [productGroup],
      },
    ],
    onRejected: [
      {
        after: 'a move to the same place',
        options: signedIn,
        node: (onRejected) => <MovePins onRejected={onRejected}>{MoveButtons}</MovePins>,
        steps: () => press('Move to the same place'),
        gets: [toSamePlace, 'samePlace'],
      },
      {
        after: 'a move without pins',
        options: signedIn,
        node: (onRejected) => <MovePins onRejected={onRejected}>{MoveButtons}</MovePins>,
        steps: () => press('Move nothing'),
        gets: [nothing, 'nothingToMove'],
      },
    ],
  },
}

provePayloads<typeof people>(rows)

const inFirstRow = { because: 'the first row has it' }
const followsOneOfMany = () => press(/^Follow Sage Dogwood/)

proveLooks<typeof people>(rows, {
  BlockButton: {},
  FollowButton: {
    isCountShown: {
      true: {
        onChange: { steps: followsOneOfMany },
        onLoginRequired: { steps: followsOneOfMany },
        onToast: { steps: followsOneOfMany },
      },
      false: inFirstRow,
    },
    isQuiet: { true: {}, false: inFirstRow },
  },
  FollowRow: {},
  MovePins: {},
})
