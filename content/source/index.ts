/** Every document of the seed, referenced ones first. */
import type { SeedDocument } from './document.ts';
import { accessoryCategories } from './accessory-categories.ts';
import { ambiance } from './ambiance/index.ts';
import { brightnessGuide } from './articles/brightness-guide.ts';
import { diyOutdoorTheater } from './articles/diy-outdoor-theater.ts';
import { howToChooseProjector } from './articles/how-to-choose-projector.ts';
import { bestPortableProjectors } from './articles/best-portable-projectors-backyard-2025.ts';
import { diySetupGuide } from './articles/diy-setup-guide.ts';
import { portableVsHomeTheater } from './articles/portable-vs-home-theater.ts';
import { projectorPlacementGuide } from './articles/projector-placement-guide.ts';
import { projectorTroubleshooting } from './articles/projector-troubleshooting.ts';
import { projectorVsTv } from './articles/projector-vs-tv.ts';
import { comparisonRows } from './comparison-rows.ts';
import { cases } from './products/cases.ts';
import { mounts } from './products/mounts.ts';
import { screens } from './products/screens.ts';
import { speakers } from './products/speakers.ts';
import { projectors } from './products/projectors.ts';
import { lensTerms } from './glossary/lens-terms.ts';
import { lightTerms } from './glossary/light-terms.ts';
import { pictureTerms } from './glossary/picture-terms.ts';
import { roomTerms } from './glossary/room-terms.ts';
import { about } from './info/about.ts';
import { accessibility } from './info/accessibility.ts';
import { howWeWork } from './info/how-we-work.ts';
import { privacy } from './info/privacy.ts';
import { reportContent } from './info/report-content.ts';
import { terms } from './info/terms.ts';
import { ambianceHub } from './pages/ambiance-hub.ts';
import { homePage } from './pages/home-page.ts';
import { lumenCheckPage } from './pages/lumen-check.ts';
import { listPages } from './pages/list-pages.ts';
import { navigation } from './pages/navigation.ts';
import { author, siteSettings } from './pages/site-settings.ts';
import { siteTexts } from './pages/site-texts.ts';
import { projectorCatalog } from './projectors/documents.ts';
import { projectorPresets } from './projector-presets.ts';
import { guideFaqs } from './faqs/guide-faqs.ts';
import { homeFaqs } from './faqs/home-faqs.ts';
import { quotes } from './quotes.ts';
import { redirects } from './redirects.ts';
import { seasonalThemes } from './seasons/themes.ts';

export const seedDocuments: SeedDocument[] = [
  author,
  ...homeFaqs,
  ...guideFaqs,
  ...quotes,
  ...accessoryCategories,
  ...projectors,
  ...screens,
  ...speakers,
  ...mounts,
  ...cases,
  ...ambiance,
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
  ...seasonalThemes,
  ...projectorPresets,
  ...projectorCatalog,
  ...lightTerms,
  ...lensTerms,
  ...pictureTerms,
  ...roomTerms,
  about,
  howWeWork,
  privacy,
  terms,
  reportContent,
  accessibility,
  siteSettings,
  ...siteTexts,
  homePage,
  ...listPages,
  lumenCheckPage,
  ambianceHub,
  navigation,
  ...redirects,
];
