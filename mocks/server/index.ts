export { createMockServer, type MockServer, type MockServerOptions } from './mockServer.ts'
