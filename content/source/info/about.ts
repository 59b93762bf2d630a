import { PATHS } from '@lumen-throw/domain/site-paths';
import { bullets, h2, numbers, p } from '../portable-text.ts';
import { infoId, infoPage, toComplete } from './page.ts';

export const about = infoPage({
  slug: 'about',
  aliases: ['about-us', 'how-we-choose'],
  title: 'About this site',
  intro: 'Who writes here, how a product gets onto these pages, and what we earn when you buy it.',
  seoDescription:
    'Who writes Lumen & Throw, how products are chosen, how the site earns its money, and what a sample rating is.',
  publishedOn: '2026-11-21',
  updatedOn: '2026-11-21',
  image: 'cover-cinema',
  body: [
    p(
      'A projector comes in a box full of numbers, and no two makers count alike. This site turns those numbers into things that you can check at home: how far away, how wide, how bright, and with which curtains closed.',
    ),
    h2('Who writes'),
    p(
      'The guides and the lists are the work of the Lumen & Throw editors. Every guide names the day on which its facts were last checked. A guide that nobody has checked for a year turns up on our list of things to do by itself.',
    ),
    p(
      `The [gallery](${PATHS.gallery}) is different: there members show their own rooms, and what they say about them is their own opinion.`,
    ),
    toComplete('The names of the people who write, and how to reach them.'),
    h2('How products are chosen'),
    p('We begin with the room, and only then look at what is for sale.'),
    numbers(
      '**The place sets the figures.** Light, distance and seats say how bright a picture must be and where the lens can stand. [How to choose a projector](@article-how-to-choose-projector) goes through it in order.',
      '**The data sheet has to hold.** Brightness counts when it is given by a standard such as ANSI, resolution when it is native, distance when the throw ratio fits the [calculator](@throwCalculatorPage).',
      '**The whole setup has to work.** A screen, a mount or a speaker is listed when it solves a problem that one of the guides names.',
      '**There has to be a reason against it.** What a product cannot do is part of what we say about it. If we cannot find its weak side, we have not understood it yet.',
    ),
    p('And what we leave alone:'),
    bullets(
      'Nobody can pay to be listed, to stand higher in a list, or to read a text before you do.',
      'We have no laboratory, and we do not claim to have had every product on the table.',
      'We do not write prices. One to four dollar signs say roughly what a thing costs; the exact price is the business of the shop, and changes by the hour.',
    ),
    h2('How the site earns'),
    p(
      'The buttons that lead to the shop are paid links. When you follow one and buy something, Amazon pays us a share of the price. You pay what everybody pays.',
    ),
    p(
      'That is the only income. There is no advertising here, no paid article, and nothing about you that we could sell; the [privacy page](@info-privacy) has the details. Paid links are marked as such for search engines too, open in a new tab, and the first one on every page has a line beside it that says what it is.',
    ),
    h2('Sample ratings and quotes'),
    p(
      'A new site has no customers to quote. Some of the stars, numbers of reviews and quotes on these pages were made up to show where real ones will stand. Each of them is marked as a sample, and none of them is passed on to search engines as a rating. They go as soon as there are real ones.',
    ),
    h2('When we are wrong'),
    p(
      'The figures in the guides come from the same calculator that you find on this site, so you can check every one of them. When one turns out wrong, we correct it and date the page anew.',
    ),
  ],
});

export const aboutId = infoId('about');
