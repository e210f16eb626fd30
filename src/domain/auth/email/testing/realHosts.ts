const words = (text: string): readonly string[] => text.trim().split(/\s+/)
const under = (names: string, endings: string): readonly string[] =>
  words(names).flatMap((name) => words(endings).map((ending) => `${name}.${ending}`))

/**
 * Real hosts one edit from a common mail domain: no typo can be told from them, so no hint is expected. From two published lists of free
 * mail hosts and the 100,000 most visited sites; the words and the other countries of a provider are added by hand.
 */
export const nearHosts: readonly string[] = [
  ...under('hotmail yahoo', 'ae at be br dk ee fi ge gr hr id ie il kr me pe pt se tr us'),
  ...under('gmx web', 'ae be dk ee ge ie me pe se'),
  ...under('live free', 'br fi gr hr kr tr'),
  ...under('yahoo', 'ch cl cn cz im io iq ir is vn co.id co.il com.ar com.tr'),
  ...under('dive five give hive jive alive olive liver lives life like lime line love', 'com fr co.uk'),
  ...under('a c e i j q t x uy y7'.replaceAll(/\b(?=\s|$)/g, 'mail'), 'com'),
  ...words(`
    mail.com grail.com cloud.com hicloud.com jcloud.com pcloud.com qcloud.com aver.com never.com mlive.com ulive.com
    abl.com afl.com al.com all.com ao.com aon.com aop.com apl.com bol.com gol.com mol.com nol.com sol.com uol.com zol.com
    gsn.com hsn.com ksn.com nsn.com osn.com psn.com man.com men.com mnn.com ms.com msa.com msc.com msd.com msdn.com msg.com msi.com
    msu.com mtn.com livre.fr rive.fr tree.fr vive.fr weg.de zeb.de libera.it hotmail.in
    box.net coj.net fox.net gtt.net ntt.net aol.com.br bol.com.br sol.com.br uol.com.ar
  `),
]

/** Real hosts further away. */
export const otherHosts: readonly string[] = words(`
  126.com 139.com 163.com abv.bg aim.com alice.it arcor.de bigpond.com bk.ru bluewin.ch btinternet.com centrum.cz charter.net chello.nl
  cnn.com comcast.com cox.com daum.net earthlink.net ezweb.ne.jp fastmail.com fastmail.fm foxmail.com freenet.de gmx.at gmx.ch gmx.com
  gmx.us goal.com hanmail.net hey.com home.nl homemail.com hotair.com hotmart.com hotmail.co.jp hotmail.nl hp.com hushmail.com i.ua ibm.com
  ig.com.br inbox.lv inbox.ru interia.pl juno.com kabelmail.de list.ru live.at live.be live.ca live.co.za live.com.au live.com.mx live.de
  live.dk live.ie live.in live.it live.jp live.nl live.no live.se mac.com mail.de mail.ee mail.ru mailbox.org me.com mit.edu nate.com
  naver.net neuf.fr nfl.com nifty.com ntlworld.com o2.pl onelook.com onet.pl online.de optonline.net optusnet.com.au orange.es outlook.at
  outlook.be outlook.com.br outlook.de outlook.es outlook.fr outlook.it outlook.jp planet.nl pm.me post.cz posteo.de prontomail.com qq.com
  rambler.ru rocketmail.com rogers.com runbox.com sapo.pt seznam.cz sfr.fr shaw.ca sina.cn sky.com skynet.be small.com sohu.com
  sympatico.ca telenet.be telus.net terra.com.br time.com tin.it tiscali.it tuta.io tutanota.com ucl.ac.uk ukr.net verizon.com virgilio.it
  vodafone.it voila.fr walla.co.il wanadoo.es web.at web.com windstream.net wp.pl xtra.co.nz ya.ru yahoo.co.id yahoo.co.kr yahoo.co.nz
  yahoo.com.au yahoo.com.mx yahoo.com.ph yahoo.com.sg yahoo.com.tw yahoo.com.vn yahoo.hu yahoo.nl yahoo.no yahoo.pl yahoo.ro yandex.by
  yandex.com yandex.kz yandex.ua yeah.net yopmail.com zoho.com
`)
