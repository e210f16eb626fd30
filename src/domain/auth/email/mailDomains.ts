/** The common mail domains a hint may suggest. Between two equally close ones, .com wins. auth.txt §5. */
export const mailDomains: readonly string[] = (
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com live.com msn.com ymail.com googlemail.com ' +
  'protonmail.com rediffmail.com naver.com hotmail.co.uk hotmail.fr hotmail.it hotmail.es hotmail.de yahoo.fr yahoo.de ' +
  'yahoo.it yahoo.es yahoo.ca yahoo.in yahoo.co.uk yahoo.co.in yahoo.co.jp yahoo.com.br live.fr live.co.uk wanadoo.fr ' +
  'orange.fr free.fr laposte.net gmx.net gmx.de web.de t-online.de libero.it uol.com.br yandex.ru proton.me comcast.net ' +
  'verizon.net att.net cox.net sbcglobal.net bellsouth.net'
).split(' ')

/** Other real hosts of the same providers, and real hosts one letter from a common one. Not misspellings. */
const otherHosts = new RegExp(
  '^((yahoo|hotmail|live|outlook)\\.(' +
    'a[et]|b[er]|c[ahlnz]|d[ek]|es|f[ir]|gr|h[ku]|i[delnt]|jp|kr|m[xy]|n[loz]|p[ehlt]|r[ou]|s[eg]|t[hrw]|us|vn|' +
    'co\\.(i[dln]|jp|kr|nz|th|uk|za)|com\\.(a[ru]|br|cn|co|hk|m[xy]|p[eh]|sg|t[rw]|v[en])' +
    ')|mail\\.ru|([acejqt]?mail|al|aver|cloud|love|ms)\\.com)$',
)

/** Whether a lower-case domain is a real mail host. */
export const isMailHost = (domain: string): boolean => mailDomains.includes(domain) || otherHosts.test(domain)
