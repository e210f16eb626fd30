/** Where the API listens. Read on the server alone, when a page is requested. */
export const apiUrl = process.env.API_URL ?? 'http://localhost:4010'
