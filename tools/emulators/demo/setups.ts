import type { DemoSetup } from './demo-setup.ts';
import { GAMING_SETUPS } from './gaming-setups.ts';
import { INDOOR_SETUPS } from './indoor-setups.ts';
import { OUTDOOR_SETUPS } from './outdoor-setups.ts';

/** A setup that its owner would rather not show; only Jonas and the admin see it. */
const HIDDEN_SETUP: DemoSetup = {
  owner: 'demo-jonas',
  title: 'Test picture, please ignore',
  description: 'Only to see how the form works. I will share the real room once it is tidy.',
  location_city: '',
  location_state: '',
  location_country: '',
  size_tag: 'Small',
  type_tag: 'Other',
  projector_model: '',
  screen_size_inches: null,
  daysAgo: 21,
  likes: 0,
  home: 'theater-single-row',
  hidden: true,
};

/** Every sample setup, the newest first. */
export const DEMO_SETUPS: readonly DemoSetup[] = [
  ...INDOOR_SETUPS,
  ...OUTDOOR_SETUPS,
  ...GAMING_SETUPS,
  HIDDEN_SETUP,
].toSorted((one, other) => one.daysAgo - other.daysAgo);
