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
      "A projector comes in a box full of numbers, and makers don't always count alike. This site turns those numbers into things you can check at home: how far away, how wide, how bright, and with which curtains closed.",
    ),
    h2('Who writes'),
    p(
      'The Lumen & Throw editors write the guides and the lists. A guide that nobody has reviewed for a year turns up on our list of things to do.',
    ),
    p(
      `The [gallery](${PATHS.gallery}) is different: members show their own rooms there, and what they say about them is their own opinion.`,
    ),
    toComplete('The names of the people who write, and how to reach them.'),
    h2('How products are chosen'),
    p(
      'We start from the room and name the kind of product it needs. The products here are types with typical figures, not models we have tested. Check the figures of a real model against ours before you buy it.',
    ),
    numbers(
      '**The room sets the figures.** Light, distance and seats decide how bright the picture has to be and where the lens can stand. [How to choose a projector](@article-how-to-choose-projector) goes through it in order.',
      '**The figures have to be comparable.** We count brightness by a standard such as ANSI, resolution as the picture on the screen, and distance by the throw ratio in the [calculator](@throwCalculatorPage).',
      '**The whole setup has to work.** A screen, a mount or a speaker is listed when it solves a problem that one of the guides names.',
      "**We have to be able to say who should not buy it.** What a product can't do is part of what we say about it.",
    ),
    p("And what we don't do:"),
    bullets(
      "We have no laboratory, and we haven't tested the products on these pages.",
      "We don't write prices. One to four dollar signs say roughly what a thing costs; look up the exact price at the shop, where it can change by the hour.",
    ),
    h2('How the site earns'),
    p(
      'The buttons that lead to the shop are paid links. When you follow one and buy something, Amazon pays us a share of the price. It costs you nothing extra.',
    ),
    p(
      'This site shows no advertising and keeps nothing about readers that could be sold; the [privacy page](@info-privacy) has the details. Paid links open in a new tab and are marked as paid for search engines.',
    ),
    toComplete(
      'Whether paid links are the only income of this site, and whether anybody can pay to be listed, to rank higher, or to see a text before it is published.',
    ),
    h2('Sample ratings and quotes'),
    p(
      "A new site has no customers to quote. All stars, review counts and quotes marked as samples were made up to show where real ones will go. We don't pass any of them to search engines as ratings.",
    ),
    h2('When we are wrong'),
    p(
      'Most figures in the guides come from the same calculator you find on this site, so you can check them. When one turns out wrong, we correct it and update the date.',
    ),
  ],
});

export const aboutId = infoId('about');
