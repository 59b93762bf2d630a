import { ambiancePage } from './page.ts';

/** Watts of a portable, a small speaker and a string of lights, and what conversion leaves. */
const EVENING = 65 + 15 + 20;
const LEFT = 0.85;

function hours(wattHours: number, watts: number): string {
  return ((wattHours * LEFT) / watts).toFixed(1);
}

export const powerSolutions = ambiancePage(12, {
  slug: 'power-solutions',
  title: 'Power for the Yard',
  intro: `To find out how much power the evening takes, add up the watts, multiply by the hours and add a fifth. A portable, a speaker and a string of lights draw about ${EVENING} watts, so a power station of 300 watt-hours lasts ${hours(300, EVENING)} hours. It won't run a 300-watt home-cinema projector, because its inverter is at the limit before the lamp starts. Run a cord for a projector like this.`,
  place: 'outdoor',
  image: 'campsite',
  seoDescription:
    'Power stations, power banks, outdoor cords and reels for a backyard projector: how to work out watt-hours, and how to lay a cord safely.',
  shelves: [
    {
      heading: 'Without an outlet',
      products: [
        {
          id: 'product-power-station',
          name: 'Portable power station, 300 Wh',
          description:
            "Runs a portable and a speaker through a movie. Look for a pure sine wave like this one's, because cheaper inverters can make the speakers hum.",
          image: 'power-station',
          badge: 'One movie, no cord',
          features: ['300 Wh, 300 W', 'Pure sine wave', 'USB-C 100 W', 'LiFePO4, 3,000 cycles'],
          tags: ['battery'],
          rating: 4.6,
          reviewsText: '5,200+ Reviews',
          priceTier: '$$$',
          search: 'portable power station 300wh lifepo4 pure sine wave',
        },
        {
          id: 'product-power-bank',
          name: 'Laptop power bank, 100 Wh',
          description:
            "Runs a 65-watt portable for a little over an hour, or recharges one with a battery. Under 100 watt-hours you can carry it onto a plane without asking; for 100 to 160 you need the airline's approval.",
          image: 'power-bank',
          features: ['99 Wh', 'USB-C 100 W at 20 V', 'Display in percent', '1.4 lb'],
          tags: ['battery'],
          rating: 4.5,
          reviewsText: '7,900+ Reviews',
          priceTier: '$$',
          search: 'usb c power bank 100w 27000mah laptop',
        },
        {
          id: 'product-power-solar',
          name: 'Folding solar panel, 100 W',
          description:
            'In five hours of direct sun, at half what the label says, it puts about 250 watt-hours into a station. A 300 watt-hour station takes a little longer.',
          image: 'solar-panel-folding',
          features: ['100 W peak', 'Folds to a briefcase', 'Kickstand', 'Splash-proof'],
          tags: ['solar panel'],
          rating: 4.3,
          reviewsText: '2,100+ Reviews',
          priceTier: '$$',
          search: 'folding solar panel 100w power station',
        },
      ],
    },
    {
      heading: 'From the house',
      products: [
        'product-cable-power',
        {
          id: 'product-power-reel',
          name: 'Cord reel with outlets',
          description:
            'Fifty feet of cord on a neat reel. Unroll all of it when you use it, because a coiled cord heats up. This one has a breaker in case you forget.',
          image: 'extension-reel',
          features: ['50 ft, 14 gauge', 'Four outlets in the hub', 'Breaker with reset', 'Metal stand'],
          rating: 4.5,
          reviewsText: '1,600+ Reviews',
          priceTier: '$$',
          search: 'extension cord reel 50 ft 14 gauge 4 outlet',
        },
        {
          id: 'product-power-strip',
          name: 'Outdoor power strip with timer',
          description:
            'Switches the lights on at dusk by itself. The flaps keep out splashes if the plugs point down.',
          image: 'power-strip-outdoor',
          features: ['Six outlets', 'Dusk timer', 'Weatherproof flaps', '6 ft cord'],
          tags: ['power strip'],
          rating: 4.4,
          reviewsText: '3,000+ Reviews',
          priceTier: '$',
          search: 'outdoor power strip timer weatherproof 6 outlet',
        },
      ],
    },
  ],
  tips: [
    'Put the heater and the projector on different circuits. A 15-ampere circuit carries 1,800 watts for a short time and 1,440 for three hours or more. One 1,500-watt heater already exceeds the second.',
    'Batteries hold less in the cold. Keep the station on a crate, off the cold ground.',
    'Test the whole setup in daylight. A weak inverter fails when the projector starts, or in the brightest scene.',
  ],
  related: [
    ['Weatherproofing', '@ambiance-weatherproofing'],
    ['Best portables for the backyard', '@article-best-portable-projectors-backyard-2025'],
  ],
});
