import { PATHS } from '@lumen-throw/domain/site-paths';
import { bullets, h2, numbers, p } from '../portable-text.ts';
import { infoId, infoPage, toComplete } from './page.ts';

export const about = infoPage({
  slug: 'about',
  aliases: ['about-us', 'how-we-choose'],
  title: 'About this site',
  intro: 'Who writes here, how we choose products, and what we earn when you buy one.',
  seoDescription:
    'Who writes Lumen & Throw, how products are chosen, how the site earns its money, and what a sample rating is.',
  updatedOn: '2026-11-23',
  image: 'cover-cinema',
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
      "We start with the room and name the kind of product it needs. The products in our guides and lists are kinds of product with typical figures, and we haven't tested them. Before you buy, check the figures of a real model against ours.",
    ),
    numbers(
      '**The room sets the figures.** Light, distance and seats decide how bright the picture has to be and where the lens can stand. [How to choose a projector](@article-how-to-choose-projector) goes through it in order.',
      '**The figures have to be comparable.** We count brightness by a standard such as ANSI, resolution as the picture on the screen, and distance by the throw ratio in the [calculator](@throwCalculatorPage).',
      '**The whole setup has to work.** We list a screen, a mount or a speaker when it solves a problem from one of the guides.',
      "**We have to be able to say who shouldn't buy it.** We tell you what a product can't do.",
    ),
    p("There are two things we don't do:"),
    bullets(
      "We don't test. We have no lab, and the products on these pages haven't been through our hands.",
      "We don't list prices. One to four dollar signs tell you roughly what a product costs. Look up the exact price at the shop, where it can change by the hour.",
    ),
    h2('How the site earns'),
    p(
      "The buttons to the shop are paid links. When you follow one and buy something, Amazon pays us a share of the price. You don't pay extra.",
    ),
    p(
      "This site shows no advertising and doesn't collect data about readers to sell; the [privacy page](@info-privacy) has the details. Paid links open in a new tab and are marked as paid for search engines.",
    ),
    toComplete(
      'Whether paid links are the only income of this site, and whether anybody can pay to be listed, to rank higher, or to see a text before it is published.',
    ),
    h2('Sample ratings and quotes'),
    p(
      "A new site has no customers to quote. We made up all stars, review counts and quotes marked as samples, to show where real ones will go. We don't pass any of them to search engines as ratings.",
    ),
    h2('When we are wrong'),
    p(
      'Most figures in the guides come from the calculator on this site, so you can check them yourself. When one turns out to be wrong, we correct it and update the date.',
    ),
  ],
});

export const aboutId = infoId('about');
