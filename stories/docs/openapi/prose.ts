/** What the document says about all calls. The Storybook's API page shows the same text. */

import { notCalled } from '../spec/calls.rows.ts'

/** How calls are made and answered, by topic. */
export const conventions: Readonly<Record<string, string>> = {
  Envelope:
    'A success is a 2xx whose JSON is `{ "resource_response": { "data": … } }`. Calls without an answer also accept null as `data`, no `data`, ' +
    'and an empty body. An answer is checked against its schema: if it differs, or is not JSON, the call fails as `malformed`.',
  Errors:
    'An error is `{ "resource_response": { "error": { "api_error_code", "http_status", "message", "message_detail", "data" } } }`, with a 4xx ' +
    'or 5xx, or in a 2xx with its status in `http_status`. The error object is also understood without its envelope, as the whole body or its ' +
    '`error`, if its code or status is a number. If there are both, the one in the envelope counts. A 5xx may have any body, and the call may be ' +
    'retried. After a 4xx without JSON, the call fails as `malformed`.',
  Codes:
    'The numbers of `api_error_code` are placeholders, except 2171, 2172 and 2173. Set those of your server in `policy.codes`.',
  Requests:
    'A GET has its fields in the query, as strings. Any other request, including a DELETE, has a JSON body. Undefined fields are omitted. A ' +
    'request with a body never follows a redirect, because the body may contain a password.',
  Cookies:
    'The client stores no token. Every call is made with `credentials: "include"`: set an `HttpOnly` cookie of your own when somebody logs in, ' +
    'signs up or switches accounts. Its name is up to you; the mock server’s is `tackboard_session`. An app adds headers, such as a CSRF ' +
    'token, with the `headers` of its client.',
  CORS:
    'An API on another origin must answer preflight requests, and send `Access-Control-Allow-Origin` with the exact origin of the app (`*` ' +
    'does not work with cookies), `Access-Control-Allow-Credentials: true` and `Vary: Origin`. Allow GET, POST, PUT and DELETE, and the ' +
    'header `content-type`. If the API is on a different site from the app, the cookie needs `SameSite=None; Secure`.',
}

/** What answers or the specification contain, but the product leaves out. */
export const dropped = [
  { what: 'Fields that are in no schema', why: 'Nothing reads them. They do no harm.' },
  {
    what: 'Malformed boards, recent boards and profiles of a list',
    why: 'They are skipped, so that one does not hide the others. A list that contains only malformed boards is malformed.',
  },
  {
    what: 'Values of a wrong type in `client_context` and `group_id`',
    why: 'They are read as null: an unknown place keeps nobody out.',
  },
  {
    what: 'Addresses of pictures and links that are not web addresses, and invalid colors',
    why: 'They may be hostile (`javascript:`), so nothing is shown in their place.',
  },
  {
    what: '`message` and `message_detail` that contain HIDDEN_ON_SERVER_ERROR',
    why: 'They are not meant for users. The other of the two is shown, or the row’s own text.',
  },
  { what: '`sso_id` of a token', why: 'No call takes it; the token proves the person’s identity.' },
  {
    what: '`url` of `exchangeSsoCode`',
    why: 'The request goes to this address, which is checked against the trusted origins and not sent.',
  },
  ...Object.entries(notCalled).map(([call, why]) => ({ what: `\`${call}\``, why: `Not called: ${why}.` })),
]

/** The description of the whole document, in Markdown. */
export const description = [
  'Every call that Tackboard makes. The examples are requests and answers of its mocks.',
  ...Object.entries(conventions).map(([topic, text]) => `## ${topic}\n\n${text}`),
  '## What is left out',
  dropped.map(({ what, why }) => `- ${what}. ${why}`).join('\n'),
].join('\n\n')
