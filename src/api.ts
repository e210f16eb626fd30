/** `tackboard/api`: the client and its endpoints, for apps that run a machine or a view of their own against the API. */
export { createClient, type Client, type ClientOptions } from './api/client.ts'
export { ApiFailure } from './api/failure.ts'
export { authEndpoints, type AuthEndpoints } from './api/auth/auth.endpoints.ts'
export { loginEndpoints, type LoginEndpoints } from './api/auth/login.endpoints.ts'
