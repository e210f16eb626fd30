import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailDomainHint } from './mailDomainHint.ts'
import { isMailHost, mailDomains } from './mailDomains.ts'
import { countHints } from './testing/countHints.ts'
import { oneEdit } from './testing/oneEdit.ts'
import { nearHosts, otherHosts } from './testing/realHosts.ts'

describe('§5 the domain typo hint, on every single edit of the common domains', () => {
  it.each(mailDomains)('E13 corrects at least 95 % of those of %s, at most 1 % of them wrongly', (domain) => {
    const { typos, right, wrong, hosts, alarms } = countHints(domain, mailDomainHint)
    expect(right / typos).toBeGreaterThanOrEqual(0.95)
    expect(wrong / typos).toBeLessThanOrEqual(0.01)
    expect(alarms / Math.max(hosts, 1)).toBeLessThanOrEqual(0.005)
  })

  it('E13 has false alarms on at most 0.5 % of real hosts', () => {
    const hosts = [...new Set([...mailDomains, ...nearHosts, ...otherHosts])]
    const alarms = hosts.filter((host) => mailDomainHint(`ada@${host}`) !== null)
    expect(hosts.length).toBeGreaterThan(350)
    expect(alarms.length / hosts.length, alarms.join(' ')).toBeLessThanOrEqual(0.005)
  })

  it('E13 corrects half of two random edits, and at most 0.5 % of them wrongly', () => {
    const typos = mailDomains.flatMap((domain) => {
      const edits = oneEdit(domain)
      const once = new Set([domain, ...edits])
      const twice = fc.constantFrom(...edits).chain((edit) => fc.constantFrom(...oneEdit(edit)))
      return fc
        .sample(twice, { numRuns: 100, seed: 1 })
        .filter((typed) => !once.has(typed) && !isMailHost(typed))
        .map((typed) => ({ domain, hint: mailDomainHint(`ada@${typed}`) }))
    })
    const right = typos.filter(({ domain, hint }) => hint === `ada@${domain}`).length
    const wrong = typos.filter(({ hint }) => hint !== null).length - right
    expect(right / typos.length).toBeGreaterThanOrEqual(0.5)
    expect(wrong / typos.length).toBeLessThanOrEqual(0.005)
  })

  it('excuses no edit for a host that is not one edit away, and few for each domain', () => {
    const edits = mailDomains.map(oneEdit)
    expect(nearHosts.filter((host) => !edits.some((some) => some.includes(host)))).toEqual([])
    const shares = edits.map((some) => some.filter((edit) => nearHosts.includes(edit)).length / some.length)
    expect(Math.max(...shares)).toBeLessThan(0.05)
  })
})
