import { INFO_SLUGS } from '@lumen-throw/domain/info-pages';
import { bullets, h2, p } from '../portable-text.ts';
import { infoId, infoPage, toComplete } from './page.ts';

export const accessibility = infoPage({
  slug: INFO_SLUGS.accessibility,
  aliases: ['accessibility-statement'],
  title: 'Accessibility',
  intro: 'What we aim for, how we test it, and where this site falls short.',
  seoDescription:
    'Our goal is WCAG 2.2, level AA. Which tests check it, what they miss, which limits we know of, and how to tell us about a barrier.',
  updatedOn: '2026-11-28',
  image: 'pergola-detail',
  body: [
    h2('What we aim for'),
    p(
      "Our goal is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. No outside auditor has checked it, so we don't claim the site conforms.",
    ),
    h2('What we test'),
    p('Programs open the site in a browser and check these points before a change is accepted or overnight:'),
    bullets(
      '**Rules:** axe, a checker for accessibility, looks at the public pages against the rules for levels A and AA. It also opens the forms and dialogs of the community.',
      '**Contrast:** we measure the contrast of text as the page draws it, in the light and the dark theme.',
      '**Keyboard:** tests use the calculator and the list of projectors, browse the gallery, and reorder the pictures of a setup with the keyboard alone.',
      '**Small screens:** at a width of 320 pixels, pages must fit without scrolling sideways.',
      '**Without scripts:** one page of each kind must be readable while JavaScript is off.',
    ),
    p("Programs find only some barriers. They don't replace people who use assistive technology."),
    h2('Limits we know'),
    bullets(
      'No test uses a screen reader.',
      'Members describe their setups in words, but their pictures have no descriptions of their own.',
      "The gallery, your account and the calculator's controls need JavaScript.",
    ),
    h2('Tell us about a barrier'),
    p(
      'Tell us the address of the page, what you tried to do, and which browser and assistive technology you use.',
    ),
    toComplete(
      'Where readers can report a barrier, within how many days you answer, and the authority for complaints where the law names one.',
    ),
  ],
});

export const accessibilityId = infoId(INFO_SLUGS.accessibility);
