import { INFO_SLUGS } from '@lumen-throw/domain/info-pages';
import { AUTH_LIMITS, IMAGE_LIMITS, SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { TRUST_DAYS, TRUST_LIMITS } from '@lumen-throw/domain/trust';
import { bullets, h2, p } from '../portable-text.ts';
import { infoId, infoPage, toComplete } from './page.ts';

const MEGABYTE = 1024 * 1024;

export const terms = infoPage({
  slug: INFO_SLUGS.terms,
  aliases: ['terms-of-use', 'terms-of-service'],
  title: 'Terms of use',
  intro: 'What you can expect from this site, and what we expect if you share a setup.',
  seoDescription:
    'The rules of Lumen & Throw in plain words: reading and calculating, buying through paid links, and sharing setups in the gallery.',
  updatedOn: '2026-11-28',
  image: 'poolside-detail',
  body: [
    h2('Reading and calculating'),
    p(
      "All of this is free to read and use. We work out the figures with care, but we don't know your room. The [calculator](@throwCalculatorPage) relies on figures makers publish, and a real lens can differ a little. Put the projector on a table and look at the picture before you drill a hole.",
    ),
    p(
      'You may link to any page and quote from it. You may embed the calculator and the projector finder in your own pages; their pages have the code. You may not copy whole texts or pictures.',
    ),
    h2('Buying'),
    p(
      "We don't sell products. When you buy through one of our links, your contract is with the shop, which sets the price and handles delivery and returns. A product or its price may have changed since we wrote about it. The [page about this site](@info-about) explains how we earn money.",
    ),
    h2('Your account'),
    p(
      `You may have an account from the age of ${AUTH_LIMITS.ageMin}. For it you need your own e-mail address and a password you keep to yourself. You choose the name others see. You can leave at any time. When you delete the account, we delete what we hold about you, as the [privacy page](@info-privacy) explains.`,
    ),
    h2('Sharing a setup'),
    bullets(
      'Share only your own words and pictures. They stay yours, and you allow us to show them on this site, under your name, until you delete them.',
      'Show rooms. If people are recognizable in a picture, they have to agree to it.',
      "Don't tell strangers where you live. A city is enough.",
      'No advertising, no insults, no illegal content.',
      `A setup can have up to ${SETUP_LIMITS.imagesMax} pictures of at most ${IMAGE_LIMITS.bytesMax / MEGABYTE} MB each.`,
      `You can share up to ${TRUST_LIMITS.new.setups} setups a day at first, and up to ${TRUST_LIMITS.trusted.setups} once you have been here for ${TRUST_DAYS.trusted} days and shared one that stayed.`,
    ),
    p(
      `Once a month one of the setups in the [gallery](${PATHS.gallery}) becomes the Setup of the Month. An admin chooses it. If no admin has chosen by the first of the month, the honor goes to the most-liked setup that hasn't had it yet.`,
    ),
    h2('What admins do'),
    p(
      'Anyone can [report content](@info-report-content) that breaks these rules, with or without an account. Admins hide or delete it, and ban members who keep breaking them. Whoever is affected by a decision is told why and can answer it once, except for a deletion, which is final. We log each decision. The owner of a hidden setup can still see it and delete it.',
    ),
    h2('Accessibility'),
    p(
      'The [accessibility page](@info-accessibility) says what we aim for, what we test, and which limits we know.',
    ),
    h2('Liability'),
    p(
      "We look after this site as well as we can. But we can't promise it will always be available, every figure will be right, or everything members share is true.",
    ),
    h2('Changes'),
    p(
      "When these terms change, we update the date at the top of the page. If you don't agree, you can download your data and delete your account.",
    ),
    toComplete(
      'Name and address of whoever runs this site, the law that applies, and anything your lawyer wants to add.',
    ),
  ],
});

export const termsId = infoId(INFO_SLUGS.terms);
