import { createRequestHandler } from 'react-router'
import * as build from './build/server/index.js'

export const files = 'build/client'
export const handle = createRequestHandler(build, 'production')
