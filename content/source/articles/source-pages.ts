/** Pages that the guides of the seed name as their sources, each in one place, and the day they were read. */

/** The day on which all pages without a day of their own were read. */
const READ_ON = '2026-11-23';

interface SourcePage {
  title: string;
  publisher: string;
  address: string;
  /** The day on which the page was read, where it is not `READ_ON`. */
  readOn?: string;
}

const PAGES = {
  cinemaLuminance: {
    title: 'ISO 26431-1: D-Cinema Screen Luminance Level, Chromaticity and Uniformity',
    publisher: 'TN Lab',
    address: 'https://tnlab.org/en/iso-26431-1-d-cinema-screen-luminance-level-chromaticity-and-uniformity/',
  },
  ansiLumen: {
    title: 'Lumen (lm)',
    publisher: 'ITwissen',
    address: 'https://www.itwissen.info/en/lumen-lm-112991.html',
  },
  ledLumens: {
    title: 'What is the ANSI, Light Source, and LED Lumens?',
    publisher: 'BenQ',
    address:
      'https://www.benq.com/en-ap/knowledge-center/knowledge/ansi-light-source-and-led-lumens-how-led-projectors-with-3000-lumens-are-a-marketing-ploy.html',
  },
  ansiContrast: {
    title: 'Why ANSI Contrast?',
    publisher: 'Barco',
    address:
      'https://www.barco.com/en/residential/creating-the-experience/the-architectural-digital-canvas/innovation-ingridients/why-ansi-contrast',
  },
  lightness: {
    title: 'Lightness',
    publisher: 'Wikipedia, on Wikiwand',
    address: 'https://wikiwand.com/en/articles/Color_value',
  },
  biasLighting: {
    title: 'Bias lighting',
    publisher: 'Wikipedia',
    address: 'https://en.wikipedia.org/wiki/Bias_lighting',
  },
  viewingAngle: {
    title: 'Home Theater Viewing Angle',
    publisher: 'HT Enthusiasts',
    address: 'https://htenthusiasts.com/blogs/news/home-theater-viewing-angle',
  },
  pixelShifting: {
    title: '4K DLP with XPR Technology',
    publisher: 'Projector Reviews',
    address: 'https://projectorreviews.com/terms/4k-dlp-with-xpr-technology',
  },
  throwRatio: {
    title: 'Throw Ratio',
    publisher: 'Projector Reviews',
    address: 'https://projectorreviews.com/terms/throw-ratio',
  },
  inputLag: {
    title: 'The World of 4K Gaming: What You Need to Know',
    publisher: 'Projector Reviews',
    address: 'https://projectorreviews.com/the-art-of-gaming/the-world-of-4k-gaming-what-you-need-to-know',
  },
  widevine: {
    title: 'What is Widevine digital rights management (DRM) and why does it matter?',
    publisher: 'Android Authority',
    address: 'https://www.androidauthority.com/widevine-explained-821935/',
  },
  lifetime: {
    title: 'Industry Lacks Definition of Lifetime for Solid State Projector Light Sources',
    publisher: 'Display Daily',
    address:
      'https://displaydaily.com/industry-lacks-definition-of-lifetime-for-solid-state-projector-light-sources/',
  },
  speckle: {
    title: 'Laser speckle in triple-laser projectors',
    publisher: 'Screen Pro',
    address: 'https://www.samsav.com/news/triple-laser-speckle.html',
  },
  horizonLineup: {
    title: 'Xgimi Horizon 20 Max: Bright 4K Gaming Projector with 1ms Lag',
    publisher: 'CE Critic',
    address:
      'https://cecritic.com/news/projectors/xgimi-horizon-20-max-bright-4k-gaming-projector-with-1ms-lag',
  },
  horizonReview: {
    title: 'XGIMI Horizon 20 Max 4K Lifestyle Projector Review',
    publisher: 'ProjectorScreen.com',
    address:
      'https://www.projectorscreen.com/blogs/insights/xgimi-horizon-20-max-4k-lifestyle-projector-review',
  },
  portableBattery: {
    title: "I review projectors for a living, and this film trilogy has reminded me what it's all about",
    publisher: 'What Hi-Fi?',
    address:
      'https://www.whathifi.com/tv-home-cinema/projectors/i-review-projectors-for-a-living-and-this-film-trilogy-has-reminded-me-what-its-all-about',
  },
  twilight: {
    title: 'Civil twilight',
    publisher: 'American Meteorological Society, Glossary of Meteorology',
    address: 'https://glossary.ametsoc.org/wiki/Civil_twilight',
  },
  dailyRange: {
    title: 'Haby hint 784: the daily range of temperature',
    publisher: 'theweatherprediction.com, Jeff Haby',
    address: 'https://theweatherprediction.com/habyhints3/784/',
    readOn: '2026-11-25',
  },
  batteryStorage: {
    title: 'Storage of lithium batteries',
    publisher: 'WXLH Battery',
    address: 'https://wxlhbattery.com/index.php?c=show&id=40',
  },
  publicly: {
    title: '17 USC § 101: to perform or display a work "publicly"',
    publisher: 'Cornell Law School, Legal Information Institute',
    address:
      'https://www.law.cornell.edu/definitions/uscode.php?width=840&height=800&iframe=true&def_id=17-USC-1293601206-364936160&term_occur=8&term_src=',
  },
  homeUse: {
    title: 'Is a license required from the copyright owner for the public showing of a movie?',
    publisher: 'Afterthought IP',
    address:
      'https://afterthoughtip.com/is-a-license-required-from-the-copyright-owner-for-the-public-showing-of-a-movie',
  },
  outdoorPower: {
    title: 'Working Outdoors and Extension Cords',
    publisher: 'Southern Utah University',
    address: 'https://suu.edu/erm/eohs/electrical-safety/outdoors-and-extension-cords.html',
  },
  cordChains: {
    title: 'Extension Cords',
    publisher: 'jaxenergy.com',
    address: 'https://www.jaxenergy.com/index.php/learning-center-articles/extension-cords',
  },
  cordHeaters: {
    title: "Is it okay to use an extension cord to plug things in where I don't have electrical outlets?",
    publisher: 'Schwab Electric',
    address:
      'https://schwab-electric.com/faq-items/is-it-okay-to-use-an-extension-cord-to-plug-things-in-where-i-dont-have-electrical-outlets/',
  },
  soundDistance: {
    title: 'Sound and distance',
    publisher: 'Svantek',
    address: 'https://svantek.com/?p=286646',
  },
  mosquitoes: {
    title: 'Do citronella candles work on mosquitoes?',
    publisher: 'WFAA',
    address:
      'https://wfaa.com/article/money/consumer/do-citronella-candles-work-on-mosquitoes/285-212ee210-d555-42a5-af62-09c1a66e77e9',
  },
  lightning: {
    title: 'When Thunder Roars, Go Indoors: Lightning Safety Awareness Week',
    publisher: 'Guthrie County REC',
    address:
      'https://guthrie-rec.coop/when-thunder-roars-go-indoors-lightning-safety-awareness-week-june-19-25',
  },
  eArc: {
    title: 'HDMI eARC',
    publisher: 'Synopsys',
    address: 'https://synopsys.com/blogs/chip-design/simplify-entertainment-hdmi-earc.html',
  },
  bluetoothDelay: {
    title: 'Audio configuration of a phone: latency of each output, in microseconds',
    publisher: 'Google, Android Open Source Project',
    address:
      'https://android.googlesource.com/device/google/raviole/+/bf087adef6a2655111a89c98f3daa0d751f52390%5E%21/',
  },
  stickPower: {
    title: 'Streaming hardware: power from the wall or from the TV',
    publisher: 'My Streaming Life',
    address: 'https://www.mystreaminglife.com/2026/01/streaming-hardware-why-you-still.html',
  },
  groundLoops: {
    title: 'Eliminate noise from your home AV system',
    publisher: 'Allstar Electrical',
    address: 'https://allstarelectrical.com/resource-articles/post/eliminate-noise-from-your-home-av-system',
  },
  blackLevel: {
    title: 'Adjusting brightness',
    publisher: 'Portrait Displays',
    address: 'https://kb.portrait.com/help/adjusting-brightness',
  },
  clearance: {
    title: 'Projector Safety Precautions',
    publisher: 'ViewSonic',
    address: 'https://manuals.viewsonic.com/Projector_Safety_Precautions',
  },
  hdmiLength: {
    title: 'Does HDMI accommodate long cable lengths?',
    publisher: 'ViewSonic',
    address:
      'https://viewsonicvsa.freshdesk.com/support/solutions/articles/43000470385-does-hdmi-accommodate-long-cable-lengths-',
  },
  hdmiLabel: {
    title: 'New Mandatory HDMI Cable Certification Assures HDMI 2.1 8K Support',
    publisher: 'AV Network',
    address: 'https://avnetwork.com/news/new-mandatory-hdmi-cable-certification-assures-hdmi-21-8k-support',
  },
  riskGroups: {
    title: 'Photobiological Safety Testing of Image Projectors',
    publisher: 'Bentham',
    address:
      'https://www.bentham.co.uk/applications/application-search/photobiological-safety-testing-of-image-projectors-6/',
  },
  screenHeight: {
    title: '3 Quick Tips for Proper Home-Theater Screen Height',
    publisher: 'CE Pro',
    address: 'https://www.cepro.com/news/tips_home_theater_screen_height/',
  },
  keystone: {
    title: 'FAQ 20007: keystone correction',
    publisher: 'Epson',
    address: 'https://www.epson.co.uk/viewcon/corporatesite/products/mainunits/faq/2918/20007',
    readOn: '2026-11-25',
  },
  ceilingOffset: {
    title: 'BenQ MX511 user manual, page 15',
    publisher: 'BenQ, on ManualsDump',
    address: 'https://manualsdump.com/en/manuals/benq-mx511/129395/15',
  },
  hdcp: {
    title: 'What Is HDCP and Why Is It Important in 4K?',
    publisher: 'BenQ',
    address:
      'https://zowie.benq.com/content/b2c/en-hk/knowledge-center/knowledge/what-is-hdcp-and-why-is-it-important-in-4k.html',
    readOn: '2026-11-25',
  },
  rainbow: {
    title: 'Rainbow Effect',
    publisher: 'Home Theater Review',
    address: 'https://hometheaterreview.com/rainbow-effect/',
  },
  altitude: {
    title: 'Projectors at high altitude (in German)',
    publisher: 'BenQ',
    address: 'https://benq.eu/de-de/business/resource/trends/projector-high-altitude.html',
  },
  filters: {
    title: 'Spring Has Sprung: Now it is Time to Clean Your Projector',
    publisher: 'Pureland Supply',
    address:
      'https://blog.purelandsupply.com/2021/03/29/spring-has-sprung-now-it-is-time-to-clean-your-projector/',
  },
  lampMercury: {
    title: 'Barco CLM W6 manual, page 7',
    publisher: 'Barco, on Manualshive',
    address: 'https://manualshive.com/en/manual/barco/clm-w6/473964?page=7',
  },
  mercuryDisposal: {
    title: 'Households: mercury lamps',
    publisher: 'California Department of Toxic Substances Control',
    address: 'https://dtsc.ca.gov/households',
  },
  largeTelevisions: {
    title: "Big-screen TVs are everywhere at CES 2025, but I doubt they'll replace projectors anytime soon",
    publisher: 'TechRadar',
    address:
      'https://www.techradar.com/televisions/big-screen-tvs-are-everywhere-at-ces-2025-but-i-doubt-theyll-replace-projectors-anytime-soon',
  },
  televisionPrices: {
    title:
      "TCL's new 98-inch Mini LED TV is so good and such great value, I think it spells trouble for projectors",
    publisher: 'What Hi-Fi?',
    address:
      'https://www.whathifi.com/tv-home-cinema/televisions/tcls-new-98-inch-mini-led-tv-is-so-good-and-such-great-value-i-think-it-spells-trouble-for-the-projector-market',
  },
  televisionNits: {
    title: "I'm a TV expert and I'm tired of the 'brightness war': here's why it's overblown",
    publisher: "Tom's Guide",
    address:
      'https://www.tomsguide.com/tvs/im-a-tv-expert-and-im-tired-of-the-brightness-war-heres-why-its-overblown',
  },
  electricity: {
    title: 'Electricity prices by state',
    publisher: 'Electric Choice, after the U.S. Energy Information Administration',
    address: 'https://www.electricchoice.com/electricity-prices-by-state/',
  },
  televisionLag: {
    title: 'Best Gaming TV: Low Input Lag and High Picture Quality',
    publisher: 'CNET',
    address: 'https://www.cnet.com/tech/home-entertainment/best-gaming-tv/',
  },
  wirelessSync: {
    title: 'Latency of headphones',
    publisher: 'RTINGS.com',
    address: 'https://www.rtings.com/headphones/tests/active-features/latency',
  },
  pictureModes: {
    title: 'Best Home Theater Projectors Report: Performance',
    publisher: 'Projector Reviews',
    address:
      'https://projectorreviews.com/projector-reports/best-home-theater-projectors-report-2013-2/best-home-theater-projector-report-performance-topics',
  },
  ecoAndZoom: {
    title: 'Home Theater Projector Shootout: Performance',
    publisher: 'ProjectorCentral',
    address: 'https://www.projectorcentral.com/home-theater-projectors-under-$1000.htm?page=Performance',
  },
  zoomLoss: {
    title: 'Epson Pro Cinema 6900WU Projector: Performance',
    publisher: 'Projector Reviews',
    address: 'https://projectorreviews.com/epson/epson-pro-cinema-6900-wu-projector-performance-1',
  },
  lampFade: {
    title: 'Reflections On a Dim Bulb',
    publisher: 'Sound & Vision',
    address: 'https://www.soundandvision.com/content/benq-pe8700-dlp-video-projector-reflections-dim-bulb',
  },
  lampRating: {
    title: "The Life of a Projector's Lamp",
    publisher: 'Projector Reviews',
    address:
      'https://www.projectorreviews.com/home-theater-and-projectors-the-technical-side/the-life-of-a-projectors-lamp/',
  },
  fanNoise: {
    title: 'Our Projector Tests: Noise',
    publisher: 'RTINGS.com',
    address: 'https://www.rtings.com/projector/tests/design/noise',
  },
  fanRatings: {
    title: 'What Is the Noise Level of a Projector in Decibels',
    publisher: 'Roonwin',
    address:
      'https://www.roonwin.com/home-theater-projector-oem/What-Is-the-Noise-Level-of-a-Projector-in-Decibels-651.html',
  },
  batteryCold: {
    title: 'BU-502: Discharging at High and Low Temperatures',
    publisher: 'Battery University',
    address: 'https://batteryuniversity.com/learn/article/discharging_at_high_and_low_temperatures',
  },
  rearProjection: {
    title: 'Front Projection Screens vs. Rear Projection Screens',
    publisher: 'Outdoor Theater Systems',
    address:
      'https://outdoortheatersystem.com/blogs/news/front-projection-screens-vs-rear-projection-screens',
  },
  bedsheet: {
    title: 'Can You Use a Sheet as a Projection Screen?',
    publisher: 'Home Theaters Pro',
    address: 'https://hometheaterspro.com/use-a-sheet-as-a-projection-screen/',
  },
  warranty: {
    title: 'ViewSonic PJD2121 user manual, page 32',
    publisher: 'ViewSonic, on ManualsLib',
    address: 'https://www.manualslib.com/manual/306772/Viewsonic-Pjd2121.html?page=32',
  },
  burnIn: {
    title: 'Do Projectors Get Burn-In? What You Should Know',
    publisher: 'Wetechly',
    address: 'https://wetechly.com/do-projectors-get-burn-in-what-you-should-know/',
    readOn: '2026-11-27',
  },
  sidewaysShift: {
    title: 'DLA-M4000L instructions, page 17',
    publisher: 'JVC, on Manualshive',
    address: 'https://manualshive.com/ru/manual/jvc/dla-m4000lu-d-ila-projector/179806?page=17',
    readOn: '2026-11-27',
  },
} as const satisfies Record<string, SourcePage>;

/** A source in the list of a guide. */
export interface GuideSource {
  _type: 'source';
  _key: string;
  title: string;
  publisher: string;
  address: string;
  supports: string;
  seen: string;
}

/** A source of a guide. @param supports what the page confirms, in one sentence */
export function source(page: keyof typeof PAGES, supports: string): GuideSource {
  const { title, publisher, address, readOn = READ_ON }: SourcePage = PAGES[page];
  return { _type: 'source', _key: page, title, publisher, address, supports, seen: readOn };
}
