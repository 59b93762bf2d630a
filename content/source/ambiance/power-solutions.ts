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
  intro: `Add the watts of everything, multiply by the hours, add a fifth: that's what the evening takes. A portable, a speaker and a string of lights draw about ${EVENING} watts, so a power station of 300 watt-hours lasts ${hours(300, EVENING)} hours. It won't run a 300-watt home-cinema projector, because its inverter is at the limit before the lamp starts. Put that one on a cord.`,
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
            'A movie, a speaker and the credits from one box, for a portable. Look for a pure sine wave, which this has: cheaper inverters hum in the speakers.',
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
            "Runs a 65-watt portable for a little over an hour, or keeps one with a battery going for a second movie. At under 100 watt-hours you can carry it onto a plane without asking; 100 to 160 needs the airline's approval.",
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
            'On a sunny day it puts about 250 watt-hours into a station: five hours of direct light at half what the label says. A 300 watt-hour station needs a little more than that.',
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
            'Fifty feet that roll up neatly. Unroll all of it under load: a coiled cord heats itself, and this one has a breaker in case you forget.',
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
            'Switches the lights on at dusk by itself. Flap covers keep out splashes as long as the plugs hang down.',
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
    'Put the heater and the projector on different circuits. A 15-ampere circuit carries 1,800 watts for a short time and 1,440 for three hours or more, and one 1,500-watt heater is already over that.',
    'Batteries give a tenth to a fifth less below 50 °F (10 °C). Keep the station on a crate, not on cold ground.',
    'Test everything together in daylight: an inverter that is too weak fails when the projector starts or in the brightest scene.',
  ],
  related: [
    ['Weatherproofing', '@ambiance-weatherproofing'],
    ['Best portables for the backyard', '@article-best-portable-projectors-backyard-2025'],
  ],
});
