import { strayInAddress } from '@lumen-throw/domain/stray-characters';

/** Hosts whose pages may stand behind a figure, by what they are. */
const HOSTS = {
  /** Makers' own pages and files. */
  maker: `ankerjapan.com au.optoma.com awolvision.com benq.com blog.optoma.co.uk electronics.sony.com epson.com
    eu.xgimi.com files.support.epson.com global.jmgo.com global.xgimi.com jmgo.jp jp.xgimi.com jvc.com
    us.valerion.com us.xgimi.com`,
  /** Laboratories, and reviewers who measure. */
  test: `allhomecinema.com audiovision.de av-magazin.de cnet.com dday.it frandroid.com hometheaterhifi.com
    hometheaterreview.com laurentwillen.com lesnumeriques.com me.pcmag.com pcmag.com prad.de projectorcentral.com
    projectorreviews.com referencehometheater.com rehders.de rtings.com spykevision.com tech.everyeye.it techpowerup.com
    thesmarthomehookup.com`,
  /** Magazines, news, blogs and forums: they repeat makers, and say what they saw. */
  press: `01net.com 20minutes.fr 3dnews.ru 91mobiles.com afdigitale.it andreagaleazzi.com androidauthority.com arabianbusinessweek.net
    arrete-ton-cinema.com autopilotr.com av.watch.impress.co.jp avhub.com.au avis-videoprojecteur.com
    avmagazine.it avpasion.com avsforum.com benshi.be cecritic.com cepro.com channelnews.com.au computerhunter.com
    dozenblogs.com ecoustics.com ecranlarge.com encore-mag.ch engadget.com es.gizmodo.com
    expertreviews.com forbes.com fstoppers.com
    gadget.co.za gadgetguy.com.au gadgetreview.com gamereactor.es gamesdone.com geekymag.it
    gikyusan.hatenablog.com hdtvtest.co.uk heise.de homecinema-tendances.eu howtogeek.com idnes.cz inverse.com
    juredian.net kulturechronik.fr kulturegeek.fr larazon.es livewatchnews.com magazynt3.pl matzavreview.com mobiletechworld.com
    news.fidelityhouse.eu online.stereosound.co.jp potions.sg rotek.fr rtl.be sansevero.tv
    spidersweb.pl stereonet.com stuffindia.in stuffmagazine.fr techcodex.com
    technews.fr techradar.com techreport.com techtrendske.co.ke telegraphindia.com
    testedtechnology.co.uk the-gadgeteer.com theappliancesreviews.com thedigitallifestyle.com theverge.com
    tv3.lt tweakers.net universfreebox.com
    viciosgames.com whathifi.com xataka.com xataka.com.mx xiaomiplanets.com yankodesign.com`,
  /** Sellers, and pages that live by what they recommend. */
  shop: `aicompare.org blog.son-video.com e-catalog.co.uk frontum.co.uk galaxus.ch giftedpicks.com manidin.com
    nothingprojector.com outdoormoviehq.com projectorscreen.com projectortop.com`,
  /** Archives that keep makers' manuals and papers. */
  archive: 'easymanua.ls esmanual.top manualslib.mx readkong.com',
};

/** Hosts that copy or translate the pages of others, with those others. */
const COPIES: Readonly<Record<string, string>> = {
  'arizonadigitalnews.com': 'gsmarena.com',
  'cara-project.org': 'projectorcentral.com',
  'cybertechbiz.com': 'pcmag.com',
  'excite.co.jp': 'bcnretail.com',
  'fr.est.it': 'lesnumeriques.com',
  'hardware-reviews.techidaily.com': 'howtogeek.com',
  'i-ch.ch': 'engadget.com',
  'issuhub.com': 'Popular Mechanics, March 2021',
  'media-tips.techidaily.com': 'howtogeek.com',
  'nouvelles-dujour.com': 'lesnumeriques.com',
  'pressreader.com': 'What Hi-Fi?, August 2022',
  'promo-sale.live': 'pcmag.com',
  'tecnologiesuna.blogspot.com': 'lesnumeriques.com',
  'tivi360.info': 'projectorcentral.com',
  'worldofsoftware.org': 'pcmag.com',
};

/** Hosts whose pages were found under http alone. */
const HTTP_HOSTS: ReadonlySet<string> = new Set([
  'blog.optoma.co.uk',
  'cara-project.org',
  'potions.sg',
  'thesmarthomehookup.com',
  'tivi360.info',
]);

/** Pages of hobby projects that repeat what makers publish, by the start of their addresses. */
const HOBBY_PROJECTS: Readonly<Record<string, string>> = {
  'alecgib77.github.io/calculateurs-videoprojection/': "a hobby project's calculator",
  'github.com/KinneyB42/budgetprojectors/': "a hobby project's data file",
};

const KINDS = new Map(
  Object.entries(HOSTS).flatMap(([kind, hosts]) => hosts.split(/\s+/u).map((host) => [host, kind] as const)),
);

/** The host of an address as the lists write it: without `www.`. Empty for what is no address. */
export function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\.|\.$/gu, '') ?? '';
}

/** What a page of a hobby project is; nothing for other pages. */
function hobbyPage(address: string): string | undefined {
  const path = `${hostOf(address)}${URL.parse(address)?.pathname ?? ''}`;
  return Object.entries(HOBBY_PROJECTS).find(([start]) => path.startsWith(start))?.[1];
}

/** What the page at an address is: one of the kinds in the lists, a copy, a hobby project, or unknown. */
export function kindOfPage(address: string): string {
  const host = hostOf(address);
  if (host in COPIES) return 'copy';
  return hobbyPage(address) ? 'hobby project' : (KINDS.get(host) ?? 'unknown');
}

/** What readers learn of a page that isn't the original; nothing for one that is. */
export function originOf(address: string, relayed: boolean): string | undefined {
  const host = hostOf(address);
  const original = COPIES[host];
  if (original !== undefined) return `a copy of ${original}`;
  const hobby = hobbyPage(address);
  if (hobby !== undefined) return hobby;
  if (KINDS.get(host) === 'archive') return "a copy of the maker's document";
  // Whoever reads a maker's own page relays nothing: these words stand in a list that cites the page.
  return relayed && KINDS.get(host) === 'maker'
    ? 'read in a list that cites it, not on the page itself'
    : undefined;
}

/** Why a page may not stand behind a figure: nobody has looked at what its host is, or whom it copies. */
export function hostProblem(address: string, copies = COPIES): string | null {
  const host = hostOf(address);
  if (host === '') return null;
  const original = copies[host];
  if (original === undefined)
    return kindOfPage(address) === 'unknown' ? `${host} is not in the list of hosts` : null;
  return original.trim() === '' || original in copies ? `${host} copies nobody knows whom` : null;
}

/** Why readers should not open an address as it is: http where https would do, a host that ends in a dot, or a stray character. */
export function addressProblem(address: string): string | null {
  const url = URL.parse(address);
  if (url === null) return null;
  if (url.hostname.endsWith('.')) return `${url.hostname} ends in a dot`;
  const host = hostOf(address);
  if (url.protocol === 'http:' && !HTTP_HOSTS.has(host)) return `${host} is cited without https`;
  const stray = strayInAddress(address);
  return stray === null ? null : `an address of ${host} ${stray}`;
}
