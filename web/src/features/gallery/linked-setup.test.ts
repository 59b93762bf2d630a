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

/** As a function writes it into the page. */
function carry(value: unknown): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = LINKED_SETUP_ELEMENT_ID;
  element.textContent = JSON.stringify(value);
  document.head.append(element);
}

afterEach(() => document.head.replaceChildren());

test('the head says of the linked setup what the function wrote already', () => {
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

test('a setup without a picture leaves that to the page', () => {
  carry({ ...SETUP, pictured: false });
  expect(linkedPart(asking(SETUP.id), SITE)?.image).toBeNull();
});

test.each([null, '', 'demoSetup00000000021'])(
  'at another address the head is that of the gallery: %j',
  (asked) => {
    carry(SETUP);
    expect(linkedPart(asking(asked), SITE)).toBeNull();
  },
);

test('a page that carries nothing, or nothing that can be read, is the gallery', () => {
  expect(linkedPart(asking(SETUP.id), SITE)).toBeNull();
  carry({ id: 7 });
  expect(linkedPart(asking(SETUP.id), SITE)).toBeNull();
});
