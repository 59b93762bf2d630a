import { IMAGE_LIMITS, SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { bullets, h2, p } from '../portable-text.ts';
import { infoId, infoPage, toComplete } from './page.ts';

const MEGABYTE = 1024 * 1024;

export const terms = infoPage({
  slug: 'terms',
  aliases: ['terms-of-use', 'terms-of-service'],
  title: 'Terms of use',
  intro: 'What you can expect of this site, and what it expects of people who share on it.',
  seoDescription:
    'The rules of Lumen & Throw in plain words: reading and calculating, buying through paid links, and sharing setups in the gallery.',
  publishedOn: '2026-11-21',
  updatedOn: '2026-11-21',
  image: 'cover-portable',
  body: [
    h2('Reading and calculating'),
    p(
      "Everything here is free to read and to use. We work the figures out with care, but we don't know your room. The [calculator](@throwCalculatorPage) relies on what makers publish, and a real lens can differ a little. Put the projector on a table and look at the picture before you drill a hole.",
    ),
    p(
      'You may link to any page and quote from it. You may put the calculator into pages of your own; its page has the code for that. You may not copy whole texts or pictures.',
    ),
    h2('Buying'),
    p(
      'We sell nothing. When you buy through one of our links, your contract is with the shop: its price, its delivery, its returns. What a product can do and what it costs may have changed since we wrote about it. The [page about this site](@info-about) says how we earn.',
    ),
    h2('Your account'),
    p(
      'An account needs your own e-mail address and a password you keep to yourself. Choose the name others will see. You can leave at any time: deleting the account deletes everything of yours, as the [privacy page](@info-privacy) says.',
    ),
    h2('Sharing a setup'),
    bullets(
      'Words and pictures have to be yours, and they stay yours. You allow us to show them on this site, under your name, until you delete them.',
      'Show rooms, not people. Anyone recognizable in a picture has to agree to it.',
      'Leave out what tells strangers where you live. A city is enough.',
      'No advertising, no insults, nothing illegal.',
      `A setup can have up to ${SETUP_LIMITS.imagesMax} pictures of at most ${IMAGE_LIMITS.bytesMax / MEGABYTE} MB each, and you can share up to ${SETUP_LIMITS.perDay} setups a day.`,
    ),
    p(
      `Once a month one of the setups in the [gallery](${PATHS.gallery}) becomes the Setup of the Month. An admin chooses it. If none has by the first of the month, it's the setup with the most likes that hasn't been chosen before.`,
    ),
    h2('What admins do'),
    p(
      'Admins hide or delete setups that break these rules. We log each of these actions. The owner of a hidden setup still sees it and can delete it.',
    ),
    h2('Liability'),
    p(
      "We look after this site as well as we can. We can't promise that it's always available, that every figure is right, or that what members share is true.",
    ),
    h2('Changes'),
    p(
      "When these terms change, the date at the top of the page changes with them. Members who don't agree can download their data and delete the account.",
    ),
    toComplete(
      'Name and address of whoever runs this site, the law that applies, the age from which people may join, and anything your lawyer wants to add.',
    ),
  ],
});

export const termsId = infoId('terms');
