import { INFO_SLUGS } from '@lumen-throw/domain/info-pages';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { h2, p } from '../portable-text.ts';
import { infoId, infoPage, toComplete } from './page.ts';

export const about = infoPage({
  slug: INFO_SLUGS.about,
  aliases: ['about-us'],
  title: 'About this site',
  intro: 'Who writes here, and what we earn when you buy something.',
  seoDescription:
    'Who writes Lumen & Throw, how the site earns its money when you buy something, and what a sample rating is.',
  updatedOn: '2026-11-23',
  image: 'loft-detail',
  body: [
    p(
      "A projector comes in a box covered with numbers, and makers don't all measure the same way. This site turns the numbers into things you can check at home: how far away the projector goes, how wide the picture gets, and how dark the room has to be.",
    ),
    h2('Who writes'),
    p(
      'The Lumen & Throw editors write the guides and the lists. After a year without a review, a guide goes on our to-do list.',
    ),
    p(
      `The [gallery](${PATHS.gallery}) is different: members show their own rooms there, and the opinions there are their own.`,
    ),
    toComplete('The names of the people who write, and how to reach them.'),
    h2('How products are chosen'),
    p(
      "We start with the room and name the kind of product it needs. We haven't tested any of them. [How we work](@info-how-we-work) says where each figure comes from, how we choose, and what we leave to others.",
    ),
    h2('How the site earns'),
    p(
      "The buttons to the shop are paid links. When you follow one and buy something, Amazon pays us a share of the price, and you don't pay extra.",
    ),
    p(
      "This site shows no advertising and doesn't collect data about readers to sell; the [privacy page](@info-privacy) has the details. Paid links open in a new tab and are marked as paid for search engines.",
    ),
    toComplete(
      'Whether paid links are the only income of this site, and whether a maker can pay to be listed, to rank higher, or to see a text before it is published.',
    ),
    h2('Sample ratings and quotes'),
    p(
      "A new site has no customers to quote. We made up the stars, review counts and quotes, to show where real ones will go, and each page that shows some says so. We don't pass any of them to search engines as ratings.",
    ),
  ],
});

export const aboutId = infoId(INFO_SLUGS.about);
