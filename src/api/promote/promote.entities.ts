import * as v from 'valibot'
import { hexColor, webAddress } from '../../domain/auth/pinThumbnail.ts'
import { safeHref } from '../../domain/navigation/links.ts'
import type { ConversionTag, PromotePin } from '../../domain/promote/promotion.ts'
import { visibleName } from '../../domain/text/visibleName.ts'
import { listOf } from './parse.ts'

const id = v.pipe(v.string(), v.nonEmpty())
/** Decorative: null if it is missing or no text. */
const text = v.fallback(v.nullable(v.string()), null)

/** An app is free to answer with more fields than these, and with pictures that must not be shown. */
const pinSchema = v.pipe(
  v.object({
    id,
    title: text,
    link: text,
    imageUrl: text,
    color: text,
    isVideo: v.fallback(v.boolean(), false),
    ownerId: text,
  }),
  v.transform(({ title, link, imageUrl, color, ownerId, ...pin }): PromotePin => ({
    ...pin,
    title: visibleName(title ?? ''),
    link: safeHref(link),
    imageUrl: webAddress(imageUrl),
    color: hexColor(color),
    ownerId: ownerId || null,
  })),
)

const tagSchema = v.pipe(
  v.object({ id, name: text, events: v.array(v.unknown()) }),
  v.transform(({ id: tagId, name, events }): ConversionTag => ({
    id: tagId,
    name: visibleName(name ?? '') || tagId,
    events: [...new Set(events.filter((event) => v.is(id, event)))],
  })),
  v.check(({ events }) => events.length > 0),
)

/** The pins that an app's `readPins` answers with. Drops unsafe addresses and colors. Throws `ApiFailure` if it is no list. */
export const pinsOf = listOf(pinSchema)

/** The tags that an app's `readTags` answers with, without those that report nothing. Throws `ApiFailure` if it is no list. */
export const tagsOf = listOf(tagSchema)
