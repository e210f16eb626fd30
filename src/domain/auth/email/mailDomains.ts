/** The common mail domains a hint may suggest. Between two equally close ones, .com wins. */
export const mailDomains: readonly string[] = (
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com live.com msn.com ymail.com googlemail.com ' +
  'protonmail.com rediffmail.com naver.com hotmail.co.uk hotmail.fr hotmail.it hotmail.es hotmail.de yahoo.fr yahoo.de ' +
  'yahoo.it yahoo.es yahoo.ca yahoo.in yahoo.co.uk yahoo.co.in yahoo.co.jp yahoo.com.br live.fr live.co.uk wanadoo.fr ' +
  'orange.fr free.fr laposte.net gmx.net gmx.de web.de t-online.de libero.it uol.com.br yandex.ru proton.me comcast.net ' +
  'verizon.net att.net cox.net sbcglobal.net bellsouth.net'
).split(' ')

/**
 * Other real hosts near the common ones, which are not misspellings: the same names in other countries, and hosts one or two edits away,
 * most of them from names of three or four letters. Countries in i are there for yahoo: a slip of .in looks like one of .it.
 */
const otherHosts = new RegExp(
  '^((yahoo|hotmail|live|outlook|gmx|web|free)\\.(' +
    'a[et]|b[er]|c[ahlnz]|d[ek]|e[es]|f[ir]|g[er]|h[kru]|i[delnt]|jp|kr|m[exy]|n[loz]|p[ehlt]|r[ou]|s[eg]|t[hrw]|us|vn|' +
    'co\\.(i[dln]|jp|kr|nz|th|uk|za)|com\\.(a[ru]|br|cn|co|hk|m[xy]|p[eh]|sg|t[rw]|v[en])' +
    ')|yahoo\\.i[moqrs]|(([aceijqtx]|y7|uy|home|pronto)?mail|([jpq]|hi)?cloud|aver|never|hot(air|mart|math)|onelook|grail|' +
    '[bgmnsuz]ol|a(bl|fl|l|ll|o|on|op|pl)|[ghknop]sn|m(an|en|nn|s|sdn|tn)|ms[acdgiu]|[mu]live)\\.com|' +
    '([dfghj]ive|[ao]live|live[rs]|l(if|ik|im|in|ov)e)\\.(com|fr|co\\.uk)|(livre|[rv]ive|tree)\\.fr|' +
    '(weg|zeb)\\.de|libera\\.it|mail\\.ru|(box|coj|fox|gtt|ntt)\\.net|([abs]ol\\.com\\.br|uol\\.com\\.ar))$',
)

/** Whether a lower-case domain is a real mail host. */
export const isMailHost = (domain: string): boolean => mailDomains.includes(domain) || otherHosts.test(domain)
