/** The measured log-in forms. `peer` is Supabase's. */
export const subjectNames = ['ours', 'floor', 'peer'] as const

export type Subject = (typeof subjectNames)[number]
