/** Every document of the seed, referenced ones first. */
import type { SeedDocument } from './document.ts';
import { accessoryCategories } from './accessory-categories.ts';
import { brightnessGuide } from './articles/brightness-guide.ts';
import { diyOutdoorTheater } from './articles/diy-outdoor-theater.ts';
import { howToChooseProjector } from './articles/how-to-choose-projector.ts';
import {
  bestPortableProjectors,
  diySetupGuide,
  portableVsHomeTheater,
  projectorTroubleshooting,
  projectorVsTv,
} from './articles/others.ts';
import { projectorPlacementGuide } from './articles/projector-placement-guide.ts';
import { comparisonRows } from './comparison-rows.ts';
import { cases } from './products/cases.ts';
import { mounts } from './products/mounts.ts';
import { screens } from './products/screens.ts';
import { speakers } from './products/speakers.ts';
import { projectors } from './products/projectors.ts';
import { hubs } from './hubs.ts';
import { navigation } from './navigation.ts';
import { faqs, quotes } from './questions-and-quotes.ts';
import { author, homePage, siteSettings } from './site.ts';

export const seedDocuments: SeedDocument[] = [
  author,
  ...faqs,
  ...quotes,
  ...accessoryCategories,
  ...projectors,
  ...screens,
  ...speakers,
  ...mounts,
  ...cases,
  ...comparisonRows,
  howToChooseProjector,
  projectorVsTv,
  diySetupGuide,
  brightnessGuide,
  bestPortableProjectors,
  projectorPlacementGuide,
  portableVsHomeTheater,
  diyOutdoorTheater,
  projectorTroubleshooting,
  siteSettings,
  homePage,
  ...hubs,
  navigation,
];
