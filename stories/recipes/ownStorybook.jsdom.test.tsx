/** The recipe of docs/storybook.md, played as Storybook plays it; calls are answered in Node, where there is no service worker. */
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expect as see, userEvent, waitFor, within } from 'storybook/test'
import { LoginPage, TackboardProvider } from 'tackboard/auth'
import { shimJsdom } from 'tackboard/mocks/jsdom'
import { mockTackboard, storyProps, type StoryContext } from 'tackboard/mocks/storybook'

const server = setupServer()
const worker = {
  start: async () => server.listen({ onUnhandledFrame: 'error' }),
  resetHandlers: server.resetHandlers.bind(server),
}
beforeAll(shimJsdom)
afterAll(() => server.close())

setProjectAnnotations({
  beforeEach: mockTackboard({ worker }),
  decorators: [
    (Story: () => React.ReactNode, context: StoryContext) => (
      <TackboardProvider {...storyProps(context)}>
        <Story />
      </TackboardProvider>
    ),
  ],
})

async function logIn({ canvasElement }: { canvasElement: HTMLElement }) {
  const page = within(canvasElement)
  await userEvent.type(page.getByLabelText('Email'), 'wren@example.com')
  await userEvent.type(page.getByLabelText('Password'), 'correct horse battery')
  await userEvent.click(page.getByRole('button', { name: 'Log in' }))
}

const stories = composeStories({
  default: { title: 'Log in', component: LoginPage },
  LoggedIn: {
    args: { onLoggedIn: ({ user }: { user: { username: string } }) => (document.title = user.username) },
    async play(context: { canvasElement: HTMLElement }) {
      await logIn(context)
      await waitFor(() => see(document.title).toBe('wren'))
    },
  },
  WrongPassword: {
    parameters: { tackboard: { scenario: 'login.wrongPassword' } },
    async play(context: { canvasElement: HTMLElement }) {
      await logIn(context)
      await see(
        await within(context.canvasElement).findByText(/password you entered is incorrect/),
      ).toBeVisible()
    },
  },
  Suspended: {
    parameters: { tackboard: { scenario: 'login.nothingLikeIt' } },
  },
})

it('a story without a scenario gets its answers from the tables', () =>
  expect(stories.LoggedIn.run()).resolves.toBeUndefined())

it('a story with a scenario gets those of the scenario', () =>
  expect(stories.WrongPassword.run()).resolves.toBeUndefined())

it('the next story is not told of it', () => expect(stories.LoggedIn.run()).resolves.toBeUndefined())

it('a story has the policy of the app, whose codes and paths the mocks answer with', async () => {
  const policy = { codes: { wrongPassword: [78] }, paths: { calls: { logIn: '/session/' } }, minimumAge: 16 }
  const context = {
    id: 'own--policy',
    parameters: { tackboard: { scenario: 'save.toSeveral' } },
  }
  // The stories before it have started the worker.
  await mockTackboard({ worker: { ...worker, start: async () => undefined }, policy })(context)
  expect(storyProps(context).policy).toMatchObject({ ...policy, saving: { severalBoards: true } })
  const body = { username_or_email: 'wren', password: 'wrong', app_type_from_client: 7, attempt_event: 7534 }
  const answer = await fetch('https://localhost/session/', {
    method: 'POST',
    body: JSON.stringify({ ...body, recaptchaV3Token: 'default' }),
  })
  expect((await answer.json()).resource_response.error.api_error_code).toBe(78)
})

it('a scenario that does not exist is named', () =>
  expect(stories.Suspended.run()).rejects.toThrow('login.nothingLikeIt'))
