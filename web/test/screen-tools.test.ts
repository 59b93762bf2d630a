// @vitest-environment jsdom
/** What the specification asks of the calculator, the gallery and the sign-in page before anybody acts. */
import { beforeAll, describe, expect, test } from 'vitest';
import { hrefs, openSeedPage, partWith, words, type SeedPage } from './fixture/seed-site.ts';

let page: SeedPage;

/** Labels of the choices in a fieldset or a select with this label. */
function choices(label: string): string[] {
  const legend = [...page.main.querySelectorAll('legend, label')].find((each) => words(each) === label);
  const control = legend?.getAttribute('for')
    ? document.querySelector(`[id="${legend.getAttribute('for')}"]`)
    : legend?.parentElement;
  return [...(control?.querySelectorAll('option, label') ?? [])].map(words);
}

/** Value of the field with this name, what it says that it takes, and how its slider goes, if it has one. */
function field(name: string): (string | null | undefined)[] {
  const input = page.main.querySelector(`input[name=${name}]`);
  const bounds = document.querySelector(`[id="${input?.getAttribute('aria-describedby')}"]`);
  const slider = input?.parentElement?.querySelector('input[type=range]');
  const attributes = slider ? ['min', 'max', 'step'].map((each) => slider.getAttribute(each)) : [];
  return [input?.getAttribute('value'), words(bounds), ...attributes];
}

describe('the calculator', () => {
  beforeAll(async () => {
    page = await openSeedPage('/tools/throw-calculator');
  });

  test('has both modes, both units, the presets and the shapes of pictures', () => {
    expect(choices('Calculation Mode')).toEqual(['Screen Size → Distance', 'Distance → Screen Size']);
    expect(choices('Units')).toEqual(['Feet', 'Meters']);
    // The specification's come first; real models follow.
    expect(choices('Projector').slice(0, 5)).toEqual([
      'Custom',
      'BenQ TK700',
      'Epson Home Cinema 2250',
      'Optoma GT1080 short-throw',
      'Generic UST',
    ]);
    expect(choices('Aspect Ratio')).toEqual(['16:9', '16:10', '4:3', '2.35:1']);
  });

  test('starts from the specified values, within the specified bounds and steps', () => {
    expect(field('diag')).toEqual(['100', '60 to 200 in', '60', '200', '1']);
    expect(field('dist')).toEqual(['10', '2 to 25 ft', '2', '25', '0.1']);
    expect(field('trmin')).toEqual(['1.2', '0.19 to 5']);
    expect(field('trmax')).toEqual(['1.5', '0.19 to 5']);
    const checked = [...page.main.querySelectorAll('input[type=radio][checked]')];
    expect(checked.map((radio) => radio.getAttribute('value'))).toEqual(['size-to-distance', 'ft']);
    const sliders = [...page.main.querySelectorAll('input[type=range]')];
    expect(sliders.map((slider) => slider.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(['Screen diagonal', 'Throw distance']),
    );
  });

  test('shows range, recommended value, image, shape, tips and diagram', () => {
    const results = page.main.querySelector('section[aria-label="Results"]');
    expect(words(results)).toContain('Recommended distance9.8 ft');
    expect(words(results)).toContain('8.7 – 10.9 ft');
    expect(words(results)).toContain('7.3 × 4.1 ft');
    expect(words(results)).toContain('Aspect ratio16:9');
    expect(results?.querySelector('svg desc')).not.toBeNull();
    expect(words(page.main)).toContain('Vertical lens shift can change the mounting height.');
    expect(words(page.main)).toContain('Center the lens with the screen to minimize keystone.');
  });

  test('offers Share, Copy Link and Embed, and two related guides', () => {
    const buttons = [...page.main.querySelectorAll('button')].map(words);
    expect(buttons).toEqual(expect.arrayContaining(['Share', 'Copy Link', 'Embed']));
    expect(hrefs(partWith(page.main, 'Related Guides'))).toEqual([
      '/blog/projector-placement-guide',
      '/blog/how-to-choose-projector',
    ]);
    expect(page.data.map((entry) => entry['@type'])).toContain('SoftwareApplication');
  });
});

describe('the gallery', () => {
  beforeAll(async () => {
    page = await openSeedPage('/inspiration/gallery');
  });

  test('has its title, the featured card with a countdown, and loads', () => {
    expect(words(page.main.querySelector('h1'))).toBe('User Projector Setups Gallery');
    const card = partWith(page.main, 'Setup of the Month');
    expect(card.querySelector('[role=timer]')?.getAttribute('aria-label')).toBe('Next reveal in');
    expect(card.getAttribute('aria-busy')).toBe('true');
    expect(partWith(page.main, 'Community Setups').getAttribute('aria-busy')).toBe('true');
  });

  test.each(['/inspiration/gallery', '/admin'])(
    'without scripts %s says what it needs, and not that it is loading',
    async (path) => {
      const { main } = path === '/admin' ? await openSeedPage(path) : page;
      expect(main.querySelector('noscript')?.innerHTML).toContain('JavaScript, which is off in this browser');
      expect(words(main)).not.toContain('Loading...');
    },
  );

  test('tells visitors too that submissions go live immediately', () => {
    const form = page.main.querySelector('form');
    expect(words(form?.querySelector('h2'))).toBe('Welcome Back');
    expect(words(form?.parentElement)).toContain('Submissions go live immediately.');
  });

  test('filters by All, Indoor, Outdoor and Gaming, All at first', () => {
    const carousel = partWith(page.main, 'Community Setups');
    const choices = [...carousel.querySelectorAll('fieldset')].map((choice) => [
      ...choice.querySelectorAll('input[type=radio]'),
    ]);
    const filters = choices.find(([first]) => words(first?.closest('label')) === 'All') ?? [];
    expect(filters.map((filter) => words(filter.closest('label')))).toEqual([
      'All',
      'Indoor',
      'Outdoor',
      'Gaming',
    ]);
    expect(filters.map((filter) => filter.hasAttribute('checked'))).toEqual([true, false, false, false]);
  });

  test('has the form to sign in below, for visitors', () => {
    const form = page.main.querySelector('form');
    expect(words(form?.querySelector('h2'))).toBe('Welcome Back');
    const buttons = [...(form?.querySelectorAll('button:not([hidden])') ?? [])].map(words);
    expect(buttons).toContain("Don't have an account? Sign up");
    const parts = [...page.main.querySelectorAll('section, form')];
    const carousel = partWith(page.main, 'Community Setups');
    expect(parts.indexOf(form ?? carousel)).toBeGreaterThan(parts.indexOf(carousel));
  });
});

test('the sign-in page has its title, words, fields and the way to sign up', async () => {
  page = await openSeedPage('/auth');
  expect(words(page.main.querySelector('h1'))).toBe('Welcome Back');
  expect(words(page.main)).toContain('Sign in to share and like setups');
  const inputs = [...page.main.querySelectorAll('input')];
  expect(inputs.map(({ type, required }) => [type, required])).toEqual([
    ['email', true],
    ['password', true],
  ]);
  expect([...page.main.querySelectorAll('label')].map(words)).toEqual(['Email', 'Password']);
  const buttons = [...page.main.querySelectorAll('button')].map(words);
  expect(buttons).toContain('Sign In');
  expect(buttons).toContain("Don't have an account? Sign up");
});
