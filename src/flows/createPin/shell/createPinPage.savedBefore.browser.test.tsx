import { describe, expect, it } from 'vitest'
import { pageImageSizes } from '../../../../mocks/fixtures/pageImages.ts'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { modes, type Mount } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, see, soon } from '../../../../testing/stage/person.ts'
import { choose, notices } from '../../../../testing/stage/saveToBoardPage.tsx'
import type { Session } from '../../../domain/auth/session.ts'
import type { MemoryPlatformOptions } from '../../../platform/memory.ts'
import { TackboardProvider } from '../../runtime/TackboardProvider.tsx'
import { CreatePinPage } from './CreatePinPage.tsx'

const photo = (name: string) => `https://wren.example/photos/${name}`
const phone = { isPhone: true, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' }

/** Opens the page for one image after another, in the same visit. */
function visiting(mount: Mount, device: MemoryPlatformOptions) {
  const browser = { href: 'https://tackboard.example/', pictures: pageImageSizes, ...device }
  const { render } = mount(<p>Another page</p>, { browser })
  let opened = 0
  return (query: Readonly<Record<string, string>>, session: Session | null = wren) => {
    opened += 1
    const search = `?${new URLSearchParams({ url: 'https://wren.example/walks', ...query }).toString()}`
    render(
      <TackboardProvider session={session}>
        <CreatePinPage key={opened} path="/pin/create/button/" search={search} />
      </TackboardProvider>,
    )
  }
}

/** What the open list says about earlier saves. */
const listed = async () => {
  await see('All boards')
  return notices()
}
const savedTo = (board: string) => [`Psst! You already saved this Pin to ${board}`]

describe.each(modes)('§3 an image that was saved in this visit, %s', (_, mount) => {
  describe.each([
    ['in the popup', {}, 'Saved to Blue sofa'],
    ['on a phone', phone, 'Saved'],
  ] as const)('%s', (__, device, savedTitle) => {
    const saveTo = async (board: string) => {
      await choose(board)
      await byRole('heading', savedTitle.replace('Blue sofa', board))
    }

    it('names the board it was saved to last', async () => {
      const open = visiting(mount, device)
      open({ media: photo('lake.jpg') })
      expect(await listed()).toEqual([])
      await saveTo('Blue sofa')
      open({ media: photo('lake.jpg?w=300') })
      expect(await listed()).toEqual(savedTo('Blue sofa'))
      await saveTo('Åre in winter')
      open({ media: photo('lake.jpg') })
      expect(await listed()).toEqual(savedTo('Åre in winter'))
    })

    it('says nothing of another image, or of a page without one', async () => {
      const open = visiting(mount, device)
      open({ media: photo('lake.jpg') })
      await saveTo('Blue sofa')
      open({ media: photo('dunes.jpg') })
      expect(await listed()).toEqual([])
      open({ media: 'data:image/png;base64,AA' })
      expect(await listed()).toEqual([])
    })

    it('C14 is forgotten at log-out', async () => {
      const open = visiting(mount, device)
      open({ media: photo('lake.jpg') })
      await saveTo('Blue sofa')
      open({ media: photo('lake.jpg') }, null)
      open({ media: photo('lake.jpg') })
      expect(await listed()).toEqual([])
    })
  })

  it('follows the picture that is chosen from the page’s own', async () => {
    const open = visiting(mount, {})
    open({ media: photo('lake.jpg') })
    await choose('Blue sofa')
    await byRole('heading', 'Saved to Blue sofa')
    open({})
    expect(await listed()).toEqual([])
    const lake = await byRole('radio', /lake/)
    lake.click()
    await soon(() => expect(notices()).toEqual(savedTo('Blue sofa')))
  })
})
