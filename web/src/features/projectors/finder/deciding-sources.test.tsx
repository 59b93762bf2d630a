// @vitest-environment jsdom
/** The finder names the site that each deciding figure is from. */
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter, Link } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { candidate } from '../../../../test/fixture/finder.ts';
import { brightness, evidence, law } from '../../../../test/fixture/projector.ts';
import { seedPageContent } from '../../../../test/fixture/seed-site.ts';
import { compact } from '../../../shared/content/compact.ts';
import { COMMON_WISHES, USES } from '../../../shared/room/wishes.ts';
import { candidateOf, suggestions, type Candidate } from './short-list.ts';
import { SuggestionCard } from './suggestion-card.tsx';

afterEach(cleanup);

const from = (address: string | null, kind: 'maker' | 'measured' | 'claim' = 'maker') => ({
  ...evidence(kind),
  address,
});

function cardOf(one: Candidate) {
  const [suggestion] = suggestions([one], COMMON_WISHES);
  if (!suggestion) throw new Error('The finder does not offer it.');
  const { container } = render(
    <MemoryRouter>
      <SuggestionCard suggestion={suggestion} wishes={COMMON_WISHES} whole={200} link={Link} />
    </MemoryRouter>,
  );
  return container;
}

test('links the site of each figure that counts, unfolded', () => {
  const card = cardOf(
    candidate('acme-one', {
      brightness: [
        { ...brightness(3000, 'maker'), evidence: from('https://www.acme.com/one') },
        { ...brightness(2500, 'measured', 'movie'), evidence: from('https://lab.example/one', 'measured') },
      ],
      distance: [
        { ...law({ a: 1.2, b: 0, tele: { a: 1.6, b: 0 } }), evidence: from('https://acme.com/manual.pdf') },
      ],
    }),
  );
  const links = [...card.querySelectorAll('a[target="_blank"]')];
  expect(links.map((link) => link.closest('details'))).toEqual([null, null]);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['lab.example', 'https://lab.example/one'],
    ['acme.com', 'https://acme.com/manual.pdf'],
  ]);
  expect(card.textContent).toContain('Light fromlab.example, measured');
});

test('an address that is none, or not safe, leaves whose figure it is', () => {
  for (const address of [null, 'javascript:alert(1)', '/here']) {
    const card = cardOf(
      candidate('acme-one', { brightness: [{ ...brightness(3000, 'maker'), evidence: from(address) }] }),
    );
    expect(card.querySelector('a[target="_blank"]')).toBeNull();
    expect(card.textContent).toContain("Light frommaker's figure");
    cleanup();
  }
});

test('each pick of the catalogue names the sites of its light and its distance', async () => {
  const catalog = compact((await seedPageContent('projectorFinder'))?.projectors).map(candidateOf);
  const picks = [null, ...USES].flatMap((use) => suggestions(catalog, { ...COMMON_WISHES, use }).slice(0, 3));
  expect(picks.length).toBe(18);
  const nameless = picks.filter(({ candidate: { sources } }) =>
    Object.values(sources).some((address) => !address?.startsWith('http')),
  );
  expect(nameless.map(({ candidate: { slug } }) => slug)).toEqual([]);
});
