// @vitest-environment jsdom
/** The specification's requirements of the calculator, the gallery and the sign-in page in their initial state. */
import { beforeAll, describe, expect, test } from 'vitest';
import { hrefs, openSeedPage, partWith, words, type SeedPage } from './fixture/seed-site.ts';

let page: SeedPage;

/** Option labels of the fieldset or select with this label. */
function choices(label: string): string[] {
  const legend = [...page.main.querySelectorAll('legend, label')].find((each) => words(each) === label);
  const control = legend?.getAttribute('for')
    ? document.querySelector(`[id="${legend.getAttribute('for')}"]`)
    : legend?.parentElement;
  return [...(control?.querySelectorAll('option, label') ?? [])].map(words);
}

/** Value of the field with this name, its input limits, and its slider's limits if it has one. */
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

  test('has both modes, both units, the presets and the aspect ratios [2.14-1..4 9-24]', () => {
    expect(choices('Calculation Mode')).toEqual(['Screen Size → Distance', 'Distance → Screen Size']);
    expect(choices('Units')).toEqual(['Feet', 'Meters']);
    // The specification's presets come first, followed by real models.
    expect(choices('Projector').slice(0, 5)).toEqual([
      'Custom',
      'BenQ TK700',
      'Epson Home Cinema 2250',
      'Optoma GT1080 short-throw',
      'Generic UST',
    ]);
    expect(choices('Aspect Ratio')).toEqual(['16:9', '16:10', '4:3', '2.35:1']);
  });

  test('starts from the specified values, within the specified bounds and steps [2.14-5..7 5-24 5-25 5-27 9-21]', () => {
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

  test('shows range, recommended value, image, shape, tips and diagram [2.14-8..13]', () => {
    const results = page.main.querySelector('section[aria-label="Results"]');
    expect(words(results)).toContain('Recommended distance9.8 ft');
    expect(words(results)).toContain('8.7 – 10.9 ft');
    expect(words(results)).toContain('7.3 × 4.1 ft');
    expect(words(results)).toContain('Aspect ratio16:9');
    expect(results?.querySelector('svg desc')).not.toBeNull();
    expect(words(page.main)).toContain('Vertical lens shift can change the mounting height.');
    expect(words(page.main)).toContain('Center the lens with the screen to minimize keystone.');
  });

  test('has Share, Copy Link and Embed, and two related guides [2.14-20 2.14-25]', () => {
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

  test('has its title, the featured card with a countdown, and a loading state [2.12-2 2.12-3 2.12-5]', () => {
    expect(words(page.main.querySelector('h1'))).toBe('User Projector Setups Gallery');
    const card = partWith(page.main, 'Setup of the Month');
    expect(card.querySelector('[role=timer]')?.getAttribute('aria-label')).toBe('Next reveal in');
    expect(card.getAttribute('aria-busy')).toBe('true');
    expect(partWith(page.main, 'Community Setups').getAttribute('aria-busy')).toBe('true');
  });

  test.each(['/inspiration/gallery', '/admin'])(
    'without scripts, %s explains what it needs instead of a loading state',
    async (path) => {
      const { main } = path === '/admin' ? await openSeedPage(path) : page;
      expect(main.querySelector('noscript')?.innerHTML).toContain('JavaScript, which is off in this browser');
      expect(words(main)).not.toContain('Loading...');
    },
  );

  test('tells visitors that submissions go live immediately [2.12-22]', () => {
    const form = page.main.querySelector('form');
    expect(words(form?.querySelector('h2'))).toBe('Welcome Back');
    expect(words(form?.parentElement)).toContain('Submissions go live immediately.');
  });

  test('filters by All, Indoor, Outdoor and Gaming, with All as the default [2.12-6]', () => {
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

  test('has the sign-in form below, for visitors [2.12-21 6-5]', () => {
    const form = page.main.querySelector('form');
    expect(words(form?.querySelector('h2'))).toBe('Welcome Back');
    const buttons = [...(form?.querySelectorAll('button:not([hidden])') ?? [])].map(words);
    expect(buttons).toContain("Don't have an account? Sign up");
    const parts = [...page.main.querySelectorAll('section, form')];
    const carousel = partWith(page.main, 'Community Setups');
    expect(parts.indexOf(form ?? carousel)).toBeGreaterThan(parts.indexOf(carousel));
  });
});

test('the sign-in page has its title, text, fields and link to sign up [2.13-1 2.13-4 2.13-6 5-14]', async () => {
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
