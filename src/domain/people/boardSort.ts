/** How a member orders their boards: those saved to last first, as the server answers, or by name. */
export type BoardSort = 'lastSaved' | 'name'

/** Both orders, as they are offered. */
export const boardSorts: readonly BoardSort[] = ['lastSaved', 'name']

/** Reads an order out of storage; null for anything else. */
export const parseBoardSort = (value: unknown): BoardSort | null =>
  boardSorts.find((sort) => sort === value) ?? null
