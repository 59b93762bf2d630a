// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { LINKED_SETUP_ELEMENT_ID, type LinkedSetup } from '@lumen-throw/domain/setup-links';
import { linkedPart } from './linked-setup.ts';

const SITE = 'https://lumen.example';
const SETUP: LinkedSetup = {
  id: 'demoSetup00000000020',
  title: 'Attic cinema',
  description: 'Under the roof.',
  pictured: true,
};

const asking = (id: string | null) => new URLSearchParams(id === null ? {} : { id });

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
  expect(linkedPart(asking(SETUP.id), SITE)).toEqual({
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
  expect(linkedPart(asking(SETUP.id), SITE)?.image).toBeNull();
});

test.each([null, '', 'demoSetup00000000021'])("uses the gallery's head at another address: %j", (asked) => {
  carry(SETUP);
  expect(linkedPart(asking(asked), SITE)).toBeNull();
});

test("uses the gallery's head when the data is missing or unreadable", () => {
  expect(linkedPart(asking(SETUP.id), SITE)).toBeNull();
  carry({ id: 7 });
  expect(linkedPart(asking(SETUP.id), SITE)).toBeNull();
});
