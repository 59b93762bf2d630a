import { INFO_SLUGS } from '@lumen-throw/domain/info-pages';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { bullets, h2, numbers, p } from '../portable-text.ts';
import { infoId, infoPage, toComplete } from './page.ts';

export const howWeWork = infoPage({
  slug: INFO_SLUGS.howWeWork,
  aliases: ['how-we-choose', 'how-we-test'],
  title: 'How we work',
  intro: "Where our figures come from, how we choose, and what we don't do.",
  seoDescription:
    'Where the figures on Lumen & Throw come from, how products and projectors are chosen, how guides are reviewed, and what its editors leave to others.',
  updatedOn: '2026-11-24',
  image: 'projector-cinema-light',
  body: [
    p(
      "We don't test projectors. There's no lab here, and no product on these pages has been through our hands. What we do is collect figures, say whose they are, and do the math for your room.",
    ),
    h2('Where a figure comes from'),
    p(
      `Every figure of a real [projector](${PATHS.projectors}) names its source: the page, the words on it, and the day we read it. There are five kinds of evidence. The best one counts, and the others are struck through when they say something else.`,
    ),
    numbers(
      '**Measured by us.** So far there are none.',
      '**Measured by others.** A reviewer put the projector on a bench and wrote down what came out.',
      "**The maker, to ISO 21118.** It's the standard for how makers measure light.",
      '**The maker.** The manual or the spec sheet gives a figure and leaves out how it was measured.',
      "**A seller's claim.** It counts only until something better turns up.",
    ),
    p(
      "When two sources of the same kind disagree, you see both. We don't take the average. When we can't find a figure, the page says which one is missing.",
    ),
    h2('What we work out'),
    p(
      "Distances come from the maker's own table or formula if it prints one. The [calculator](@throwCalculatorPage) gives every row of such a table back as printed. Without a table we use the throw ratio, and the page says so.",
    ),
    p(
      'Brightness on the screen is worked out from the lumens, the size of the picture and the screen. It leaves out light that comes back from your walls, so a bright room will look worse than the figure.',
    ),
    h2('How we choose'),
    p(
      'We start with the room and name the kind of product it needs. The products in our guides and lists are kinds of product with typical figures. Before you buy, check the figures of a real model against ours.',
    ),
    numbers(
      '**The room sets the figures.** Light, distance and seats decide how bright the picture has to be and where the lens can stand. [How to choose a projector](@article-how-to-choose-projector) goes through it in order.',
      '**The figures have to be comparable.** We count brightness by a standard such as ANSI, resolution as the picture on the screen, and distance by the throw ratio.',
      '**The whole setup has to work.** We list a screen, a mount or a speaker when it solves a problem from one of the guides.',
      "**We have to be able to say who shouldn't buy it.** We tell you what a product can't do.",
    ),
    h2("What we don't do"),
    bullets(
      "We don't test, rate or rank real projectors.",
      "We don't list prices. One to four dollar signs tell you roughly what a product costs. Look up the exact price at the shop, where it can change by the hour.",
      "We don't copy stars or review counts from shops.",
    ),
    h2('How guides stay right'),
    p(
      'Claims in a guide have sources, which are listed at its end with the day we read them. The line below the title says who last went through the whole guide, and when. After a year without a review, a guide goes on our to-do list.',
    ),
    p(
      'Most other figures come from the calculator on this site, so you can check them yourself. When one turns out to be wrong, we correct it and update the date.',
    ),
    toComplete('How readers can report a mistake.'),
  ],
});

export const howWeWorkId = infoId(INFO_SLUGS.howWeWork);
