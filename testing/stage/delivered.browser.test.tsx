import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { wren as session } from '../../mocks/fixtures/sessions.ts'
import { FollowButton } from '../../src/flows/people/follow/FollowButton.tsx'
import { sage } from '../../src/flows/people/testing/follow.ts'
import { answerWith, modes } from './mountFlow.tsx'
import { press } from './person.ts'

const [[, mount]] = modes

describe('a test gets no calls of the one before it', () => {
  it('which ends while it follows', async () => {
    const { calls } = mount(<FollowButton member={sage} />, { session })
    await press('Follow Sage Dogwood')
    expect(calls).toHaveLength(1)
  })

  it('but its own', async () => {
    const received: string[] = []
    const answer = ({ request }: { request: Request }) => {
      received.push(new URL(request.url).pathname)
      return new Response()
    }
    answerWith(http.post('*/resource/*', answer), http.post('*/own/', answer))
    await fetch('/own/', { method: 'POST', body: '' })
    expect(received).toEqual(['/own/'])
  })
})
