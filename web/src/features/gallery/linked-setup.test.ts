// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { monthHref, monthTitle } from '@lumen-throw/domain/featured-months';
import { LINKED_SETUP_ELEMENT_ID, type LinkedSetup } from '@lumen-throw/domain/setup-links';
import { PATHS, setupHref } from '@lumen-throw/domain/site-paths';
import { linkedPart } from './linked-setup.ts';

const SITE = 'https://lumen.example';
const SETUP: LinkedSetup = {
  id: 'demoSetup00000000020',
  path: setupHref('demoSetup00000000020'),
  title: 'Attic cinema',
  description: 'Under the roof.',
  pictured: true,
};

/** As the function writes it into the page. */
function carry(value: unknown): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = LINKED_SETUP_ELEMENT_ID;
  element.textContent = JSON.stringify(value);
  document.head.append(element);
}

afterEach(() => document.head.replaceChildren());

test("the head repeats the linked setup's tags that the function wrote", () => {
  carry(SETUP);
  expect(linkedPart(SETUP.path, SITE)).toEqual({
    title: 'Attic cinema',
    description: 'Under the roof.',
    path: '/inspiration/gallery?id=demoSetup00000000020',
    image: {
      url: `${SITE}/api/setup-picture/demoSetup00000000020.jpg`,
      width: 1200,
      height: 630,
      alt: 'Attic cinema',
    },
  });
});

test("uses the page's image for a setup without one", () => {
  carry({ ...SETUP, pictured: false });
  expect(linkedPart(SETUP.path, SITE)?.image).toBeNull();
});

test.each([PATHS.gallery, setupHref(''), setupHref('demoSetup00000000021'), monthHref('2026-11')])(
  "uses the page's own head at another address: %s",
  (path) => {
    carry(SETUP);
    expect(linkedPart(path, SITE)).toBeNull();
  },
);

test('the head of a month repeats the tags of its setup', () => {
  const path = monthHref('2026-11');
  carry({ ...SETUP, path, title: monthTitle('2026-11', SETUP.title) });
  expect(linkedPart(path, SITE)).toMatchObject({
    title: 'Attic cinema: Setup of the Month, November 2026',
    path: '/inspiration/gallery/months/2026-11',
  });
  expect(linkedPart(SETUP.path, SITE)).toBeNull();
});

test("uses the gallery's head when the data is missing or unreadable", () => {
  expect(linkedPart(SETUP.path, SITE)).toBeNull();
  carry({ ...SETUP, id: 7 });
  expect(linkedPart(SETUP.path, SITE)).toBeNull();
});
