import type { Random } from './random.ts'

/**
 * Popular mail domains worldwide, roughly in the order of public rankings, with newer hosts inserted. More than half of them are not
 * among the domains that our hint knows. Chosen by rank, see `pickByRank`.
 */
export const popularDomains: readonly string[] = `
gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com hotmail.co.uk hotmail.fr msn.com yahoo.fr
wanadoo.fr orange.fr comcast.net yahoo.co.uk yahoo.com.br yahoo.co.in live.com rediffmail.com free.fr gmx.de
web.de yandex.ru ymail.com libero.it qq.com uol.com.br bol.com.br mail.ru cox.net hotmail.it
sbcglobal.net sfr.fr live.fr verizon.net live.co.uk googlemail.com yahoo.es ig.com.br live.nl bigpond.com
terra.com.br yahoo.it neuf.fr yahoo.de alice.it rocketmail.com att.net laposte.net naver.com bellsouth.net
yahoo.in hotmail.es charter.net yahoo.ca yahoo.com.au rambler.ru hotmail.de tiscali.it shaw.ca yahoo.co.jp
sky.com earthlink.net optonline.net freenet.de t-online.de aliceadsl.fr virgilio.it home.nl protonmail.com telenet.be
me.com yahoo.com.ar tiscali.co.uk yahoo.com.mx voila.fr gmx.net mail.com planet.nl tin.it live.it
ntlworld.com arcor.de yahoo.co.id frontiernet.net hetnet.nl live.com.au yahoo.com.sg zonnet.nl club-internet.fr juno.com
optusnet.com.au blueyonder.co.uk bluewin.ch skynet.be sympatico.ca windstream.net mac.com centurytel.net chello.nl live.ca
aim.com bigpond.net.au 163.com proton.me hanmail.net docomo.ne.jp btinternet.com seznam.cz wp.pl outlook.fr
`
  .trim()
  .split(/\s+/)

/** Real hosts with few users, including the closest neighbours of popular ones. */
const smallHosts = `
hey.com fastmail.com fastmail.fm tutanota.com tuta.io posteo.de mailbox.org zoho.com hushmail.com runbox.com pm.me mail.de email.com
email.cz post.cz centrum.cz walla.co.il sapo.pt ya.ru bk.ru list.ru inbox.ru inbox.lv i.ua ukr.net abv.bg o2.pl onet.pl interia.pl
sina.cn sohu.com yeah.net 126.com 139.com foxmail.com nate.com daum.net gmx.at gmx.ch gmx.us usa.com love.com yopmail.com mail.ee
yahoo.gr yahoo.ie yahoo.com.tw yahoo.com.ph yahoo.co.kr yahoo.se hotmail.be hotmail.se hotmail.gr hotmail.co.jp live.se live.dk
live.com.mx live.jp outlook.de outlook.jp outlook.es outlook.com.br outlook.kr ezweb.ne.jp softbank.ne.jp nifty.com bigmail.net
wanadoo.es orange.es free.nl email.de online.de kabelmail.de swissmail.org vodafone.it tim.it rogers.com telus.net xtra.co.nz
`
  .trim()
  .split(/\s+/)

const words = `
acorn amber anchor apple arrow atlas aurora baker barn bay bear birch blue bolt bridge bright brook cedar cinder clear cliff cloud clover
coast copper coral crane creek crown dawn delta drift eagle earth echo elm ember falcon fern field finch flint forest fox frost garden
gate glen global goal grail grand grove hall harbor haven hawk hazel heron hill hollow iron island ivy jade kestrel lake lark laurel life
light like lime line link lion lily loft look lotus lunar maple march mars mason meadow mill mint moon moss nest noble north nova oak ocean
olive onyx opal otter owl palm peak pearl pine pixel plum pond poplar prism quartz quill rain raven reed ridge river robin rock root rose
sage sail sand shore silver sky snail snow solar south spark spring star stone storm summit sun swan swift tail thorn tide timber trail
trout vale velvet verde view vine vista walnut water wave west wheel willow wind wolf wood wren yard zen
atelier boutique brauer casa castelli dubois fischer garcia hansen jansen keller kobayashi lehmann martin meyer moreau nakamura novak
olsen petit ricci romano rossi santos schmidt silva suzuki takeda weber yamada
books care clinic club code dental design digital energy events farm films finance fit foods group health homes house hotel labs law legal
logistics media motors music networks partners pharma photo press print school shop software solutions sports studio systems tech tours
trade travel trust tv works
`
  .trim()
  .split(/\s+/)

const endings = `
com com com com com com com com com com com com net net org org org io co de de de fr fr co.uk co.uk it it es nl nl se ch at be pl
co.jp jp co.kr com.br com.br com.au ca in co.in us eu info biz me app dev ai tv edu ac.uk
`
  .trim()
  .split(/\s+/)

/** A domain such as a company, a school or a person might own; never a popular one. */
export function uncommonDomain(random: Random): string {
  const domain = random.chance(0.25) ? random.pick(smallHosts) : `${ownName(random)}.${random.pick(endings)}`
  return popularDomains.includes(domain) ? uncommonDomain(random) : domain
}

function ownName(random: Random): string {
  const [first, second] = [random.pick(words), random.pick(words)]
  const letters = () =>
    Array.from({ length: 2 + random.below(3) }, () => random.pick([...'abcdefghijklmnopqrstuvwxyz'])).join('')
  return random.pick([
    first,
    first + second,
    first + second,
    `${first}-${second}`,
    letters(),
    `mail.${first}`,
  ])
}
