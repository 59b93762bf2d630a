import { linkButton, orderRank, slug, type SeedDocument } from '../document.ts';
import { imageField, type PictureSource } from '../pictures.ts';

/** A film with its year, or an event without; and in a few words why it is worth the setup. */
type Pick = readonly [title: string, year: number | null, note: string];

/** What a seasonal theme is made of. */
export interface ThemeSource {
  slug: string;
  title: string;
  season: string;
  /** Months from 1 to 12; none for the whole year. */
  months?: readonly number[];
  intro: string;
  image?: PictureSource;
  picksTitle: string;
  picks: readonly Pick[];
  tips: string[];
  links: readonly (readonly [label: string, target: string])[];
}

/** The document of a seasonal theme. @param position in the order of the page */
export function seasonalTheme(position: number, source: ThemeSource): SeedDocument {
  const { slug: themeSlug, image, picks, links, ...texts } = source;
  return {
    _id: `season-${themeSlug}`,
    _type: 'seasonalTheme',
    ...texts,
    slug: slug(themeSlug),
    ...imageField(image),
    picks: picks.map(([title, year, note], index) => ({
      _type: 'seasonalPick',
      _key: `p${index}`,
      title,
      ...(year === null ? {} : { year }),
      note,
    })),
    links: links.map(([label, target], index) => ({ ...linkButton(label, target), _key: `l${index}` })),
    orderRank: orderRank(position),
  };
}
