'use client'
import { useMemo } from 'react'
import { defaultAges, defaultGenders } from '../../../domain/promote/audience.ts'
import type { AudienceOptions } from '../../../domain/promote/promotion.ts'
import { promoteAudience } from '../../../messages/en/promote/promoteAudience.ts'
import { useText } from '../../../views/text.tsx'

/** What the audience can be chosen from: the app's own lists, or the default ones. */
export function useAudience({ ages, genders, interests }: Partial<AudienceOptions> = {}): AudienceOptions {
  const t = useText(promoteAudience)
  return useMemo(
    () => ({
      ages: ages ?? defaultAges.map((id) => ({ id, label: id.replace('-', '–') })),
      genders: genders ?? defaultGenders.map((id) => ({ id, label: t(`promoteAudience.${id}`) })),
      interests: interests ?? [],
    }),
    [ages, genders, interests, t],
  )
}
