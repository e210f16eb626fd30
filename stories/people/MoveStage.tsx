import { styled } from 'styled-components'
import type { PinMover } from '../../src/flows/people/pinMove/MovePins.tsx'
import type { PinPlace } from '../../src/domain/people/pinMove.ts'
import { css } from '../../src/theme/css.ts'
import { vars } from '../../src/theme/vars.ts'
import { Button } from '../../src/ui/actions/Button.tsx'
import { Surface } from '../../src/ui/layout/Surface.ts'

const lakes = { boardId: '203', sectionId: null }
const winter = { boardId: '203', sectionId: '301' }
const forests = { boardId: '204', sectionId: null }
const places: readonly (readonly [name: string, place: PinPlace])[] = [
  ['Lakes', lakes],
  ['Winter', winter],
  ['Forests', forests],
]
const pins: readonly (readonly [name: string, id: string, place: PinPlace])[] = [
  ['Lake', '1', lakes],
  ['Dunes', '2', lakes],
  ['Snow', '3', winter],
  ['Moss', '4', forests],
]

const Lists = styled(Surface)(css`
  display: grid;
  gap: ${vars.space[6]};
  [data-at='lists'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
    gap: ${vars.space[4]};
  }
  section {
    padding: ${vars.space[4]};
    border-radius: ${vars.radius[16]};
    background: ${vars.color.sunken};
  }
  h2 {
    font-size: ${vars.type[16]};
  }
  ul {
    min-block-size: 72px;
    list-style: none;
  }
  [data-at='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
  }
`)

/** A page with a board, its section and another board, each listing its pins. */
export function MoveStage({ move, placeOf }: PinMover) {
  const isIn =
    (place: PinPlace) =>
    ([, id, own]: (typeof pins)[number]) =>
      placeOf(id, own) === place
  return (
    <Lists>
      <div data-at="lists">
        {places.map(([name, place]) => (
          <section key={name}>
            <h2 id={name}>{name}</h2>
            <ul aria-labelledby={name}>
              {pins.filter(isIn(place)).map(([pin]) => (
                <li key={pin}>{pin}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div data-at="actions">
        <Button
          variant="secondary"
          size={40}
          onClick={() => move({ pinIds: ['1'], from: lakes, to: forests })}
        >
          Move Lake to Forests
        </Button>
        <Button
          variant="secondary"
          size={40}
          onClick={() => move({ pinIds: ['1'], from: lakes, to: winter })}
        >
          Move Lake into Winter
        </Button>
        <Button
          variant="secondary"
          size={40}
          onClick={() => move({ pinIds: ['3'], from: winter, to: lakes })}
        >
          Take Snow out of Winter
        </Button>
        <Button
          variant="secondary"
          size={40}
          onClick={() => move({ pinIds: ['1', '2'], from: lakes, to: forests, isEveryPin: true })}
        >
          Move all of Lakes to Forests
        </Button>
        <Button variant="secondary" size={40} onClick={() => move({ pinIds: ['2'], from: lakes, to: lakes })}>
          Move Dunes nowhere
        </Button>
      </div>
    </Lists>
  )
}
