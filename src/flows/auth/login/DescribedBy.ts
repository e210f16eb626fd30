'use client'
import { createContext } from 'react'

/** Ids of texts above the log-in form that describe its first field. */
export const DescribedBy = createContext<string | undefined>(undefined)
