import { readyPicture } from '../pictures.ts';
import type { SeedDocument } from '../document.ts';
import { page } from '../projectors/evidence.ts';
import type { Evidence } from '../projectors/projector.ts';

const READ = '2026-11-27';

const acrojoy = page(
  'https://www.projectorcentral.com/Epson-ACROJOY-Settle-Projector-Brightness-Suit.htm',
  READ,
);
const auKing = page(
  'https://www.projectorcentral.com/Epson-wins-judgement-over-AuKing-brightness-claim.htm',
  READ,
);
const doctorJ = page(
  'https://enxmag.com/twii/news/2025/03/epson-granted-default-judgement-in-deceptive-advertising-lawsuit',
  READ,
);
const vankyo = page('https://www.projectorcentral.com/Epson-sues-amazon-projector-sellers.htm', READ);
const formovie = page(
  'https://www.channelnews.com.au/formovie-backs-down-in-settlement-with-epson-over-lofty-lumens-ratings/',
  READ,
);
const nebula = page(
  'https://techtrendske.co.ke/2023/03/08/epson-and-anker-settle-projector-brightness-case-over-misleading-lumen-claims/',
  READ,
);

interface DocumentedCase {
  name: string;
  claimed: string;
  found: string;
  evidence: Evidence;
}

const CASES: readonly DocumentedCase[] = [
  {
    name: 'Dr. J',
    claimed: '15,000 lumens',
    found: '300 lumens, measured for Epson to ISO 21118',
    evidence: doctorJ.measured('only measured at 2% (300 Lumens) of Dr. J’s claim of 15,000 Lumens'),
  },
  {
    name: 'Acrojoy',
    claimed: '9,500 lumens',
    found: '250 lumens, corrected by settlement',
    evidence: acrojoy.claim('250 lumens rather than the 9,500 lumens advertised to date'),
  },
  {
    name: 'AuKing MF-8',
    claimed: '9,500 lumens',
    found: 'fewer than 95 lumens, measured to ISO 21118',
    evidence: auKing.measured('fewer than 95 lumens'),
  },
  {
    name: 'Vankyo V630',
    claimed: '6,800 lux',
    found: 'about 420 lumens, measured for Epson',
    evidence: vankyo.measured('only about 420 lumens'),
  },
  {
    name: 'Formovie Theater',
    claimed: '2,800 lumens',
    found: '1,800 lumens, corrected by settlement',
    evidence: formovie.relayed(
      'stated lumens ratings are being reduced from 2,800 lumens down to 1,800 lumens',
    ),
  },
  {
    name: 'Nebula Cosmos Laser 4K',
    claimed: '2,400 lumens',
    found: '1,840 ANSI lumens, corrected by settlement',
    evidence: nebula.relayed('Nebula Cosmos Laser 4K (D2350) from 2,400 Lumens to 1,840 Lumens'),
  },
  {
    name: 'Nebula Cosmos',
    claimed: '900 lumens',
    found: '810 ANSI lumens, corrected by settlement',
    evidence: nebula.relayed('the Nebula Cosmos (D2140) will be reduced from 900 Lumens to 810 Lumens'),
  },
  {
    name: 'Formovie P1',
    claimed: '800 lumens',
    found: '250 lumens, corrected by settlement',
    evidence: formovie.relayed(
      'restate the lumens ratings on its P1 projector from 800 lumens down to 250 lumens',
    ),
  },
];

/** The page that says what a listing's claims are worth. */
export const lumenCheckPage: SeedDocument = {
  _id: 'lumenCheckPage',
  _type: 'lumenCheckPage',
  title: 'Is This Box Honest?',
  intro:
    'Paste what a listing says about a projector. You get the light it most likely has, the picture that this light can fill, and the words that give it away.',
  cases: CASES.map(({ evidence, ...rest }, index) => ({
    _type: 'documentedCase',
    _key: `case-${index + 1}`,
    ...rest,
    evidence: { _type: 'evidence', ...evidence },
  })),
  image: readyPicture('projector-portable-white'),
  seoTitle: 'Lumen check: is this projector box honest?',
  seoDescription:
    'Paste a projector listing and see what its lumens are most likely worth, how large a picture they fill, and documented cases of false claims.',
};
