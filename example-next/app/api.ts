/** Where the API listens. Read on the server alone, when a page is requested. */
export const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:4010'
