import { TO_COMPLETE } from '@lumen-throw/domain/samples';
import { slug, type SeedDocument } from '../document.ts';
import { readyPicture, type PictureSource } from '../pictures.ts';
import { body, callout, type Node } from '../portable-text.ts';

/** What an information page of the seed is made of. */
interface InfoSource {
  slug: string;
  aliases?: string[];
  title: string;
  intro: string;
  seoDescription: string;
  /** The day on which its text was last changed. */
  updatedOn: string;
  /** Stands on shared links. */
  image: PictureSource;
  body: (Node | Node[])[];
}

/** Id of the information page with this slug. */
export function infoId(infoSlug: string): string {
  return `info-${infoSlug}`;
}

/** The document of an information page; a sample until whoever runs the site has completed it. */
export function infoPage(source: InfoSource): SeedDocument {
  return {
    _id: infoId(source.slug),
    _type: 'infoPage',
    title: source.title,
    intro: source.intro,
    body: body(...source.body),
    updatedOn: source.updatedOn,
    sample: true,
    image: readyPicture(source.image),
    slug: slug(source.slug),
    ...(source.aliases ? { aliases: source.aliases } : {}),
    seoDescription: source.seoDescription,
  };
}

/** What the software cannot know, left for whoever runs the site. @param text what to write here */
export function toComplete(text: string): Node {
  return callout('warning', TO_COMPLETE, text);
}
