// @vitest-environment jsdom
/** The finder embedded in other sites, with the models of the seed. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { environment } from '../../../../../test/fixture/environment.ts';
import { seedPageContent, words } from '../../../../../test/fixture/seed-site.ts';
import { compact } from '../../../../shared/content/compact.ts';
import { EnvironmentProvider } from '../../../../shared/environment/environment-context.tsx';
import type { FinderProjector } from '../finder-query.ts';
import { candidateOf, suggestions } from '../short-list.ts';
import { COMMON_WISHES, wishesFrom } from '../../../../shared/room/wishes.ts';
import { embedCode } from './embed-code.ts';
import { EmbedView } from './embed-view.tsx';

const projectors = (await seedPageContent('projectorFinderEmbed'))?.projectors;

/** Opens the frame with a query. */
function open(query = '', shown: typeof projectors = projectors): void {
  history.replaceState(null, '', `/tools/projector-finder/embed${query}`);
  render(
    <EnvironmentProvider value={environment}>
      <EmbedView projectors={shown} />
    </EnvironmentProvider>,
  );
}

afterEach(cleanup);

const cards = () => screen.queryAllByRole('article');
const links = () => cards().map((card) => within(within(card).getByRole('heading')).getByRole('link'));
const wholeFinder = () => screen.getByRole('link', { name: 'Full finder' });
// The line above the form speaks of the link.
const status = () => words(screen.getAllByRole('status').at(-1));

test('shows the best three matches for a common room, with links out of the frame', () => {
  open();
  const best = suggestions(compact(projectors).map(candidateOf), COMMON_WISHES).slice(0, 3);
  expect(status()).toMatch(/^\d+ of \d+ models fit\.$/);
  expect(screen.getByRole('heading', { level: 2, name: 'Your short list' })).toBeTruthy();
  expect(links().map((link) => link.textContent)).toEqual(best.map(({ candidate }) => candidate.facts.name));
  for (const card of cards()) expect(words(card)).toContain('Fits');
  for (const link of [...links(), wholeFinder()]) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  }
  expect(links()[0]?.getAttribute('href')).toBe(`/projectors/${best[0]?.candidate.slug}`);
  expect(wholeFinder().getAttribute('href')).toBe(`${environment.siteUrl}/tools/projector-finder`);
});

test('says when nothing fits and shows the three smallest changes', () => {
  const query = '?place=shelf&distance=6&size=150&light=daylight';
  open(query);
  const nearest = suggestions(compact(projectors).map(candidateOf), wishesFrom(query)).slice(0, 3);
  expect(nearest.map(({ fit }) => fit)).toEqual(['change', 'change', 'change']);
  expect(status()).toMatch(/^None of \d+ models fits as it is\.$/);
  expect(screen.getByRole('heading', { level: 2, name: 'After one change' })).toBeTruthy();
  expect(links().map((link) => link.textContent)).toEqual(
    nearest.map(({ candidate }) => candidate.facts.name),
  );
  for (const card of cards())
    expect(words(card)).toMatch(/Nearly.*(?:Choose [\d.]+ in|Stand it|Turn the lamps off)/);
});

test('says what would fit where nothing does', () => {
  const query = '?place=shelf&distance=6&size=150&light=daylight';
  open(query);
  expect(screen.getByRole('heading', { level: 2, name: 'What would work' })).toBeTruthy();
  const ways = screen.getAllByText(/: \d+ models? fits? then$/).map(words);
  expect(ways.length).toBeGreaterThan(0);
  const [, size, count] =
    /^Choose (\d+) in: (\d+) models? /.exec(ways.find((way) => way.startsWith('Choose')) ?? '') ?? [];
  fireEvent.change(screen.getByLabelText('Picture'), { target: { value: size } });
  expect(status()).toMatch(new RegExp(`^${count} of \\d+ models fits?\\.$`));
  expect(screen.queryByRole('heading', { name: 'What would work' })).toBeNull();
});

test('shows the empty state without models', () => {
  open('', []);
  expect(status()).toBe('No projector is listed yet.');
  expect(cards()).toEqual([]);
  cleanup();
  open(
    '?place=under',
    projectors?.filter((projector) => projector?.kind === 'portable'),
  );
  expect(status()).toBe('No projector for under the screen is listed yet.');
});

test('writes answers to the address, keeps other parameters and links to the full finder', () => {
  open('?from=mail&for=games');
  expect(document.documentElement.dataset['query']).toBeUndefined();
  fireEvent.change(screen.getByLabelText('Picture'), { target: { value: '120' } });
  expect(location.search).toBe('?from=mail&size=120&for=games');
  expect(new URL(wholeFinder().getAttribute('href') ?? '').search).toBe('?size=120&for=games');
});

test('works when the browser refuses to change the address', () => {
  open();
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  fireEvent.change(screen.getByLabelText('Picture'), { target: { value: '150' } });
  expect(screen.getByLabelText<HTMLSelectElement>('Picture').value).toBe('150');
  expect(words(cards()[0])).toContain('150-inch picture from');
  expect(wholeFinder().getAttribute('href')).toContain('?size=150');
});

/** Fit of each model for a common room and travel. */
const judged = (list: readonly (FinderProjector | null)[] | null | undefined) =>
  suggestions(compact(list).map(candidateOf), { ...COMMON_WISHES, use: 'travel' }).map(
    ({ candidate: { slug, facts }, fit, changes, forIt, againstIt }) => [
      slug,
      facts.name,
      facts.lens,
      facts.sharpness,
      fit,
      changes,
      forIt,
      againstIt,
    ],
  );

test('judges each model as the full finder does, although it requests fewer fields', async () => {
  const onPage = (await seedPageContent('projectorFinder'))?.projectors;
  expect(judged(projectors)).toEqual(judged(onPage));
  const [asked] = compact(projectors);
  expect(asked && Object.keys(asked)).not.toContain('warranty');
});

test('the embed code is a frame with the wishes in its URL', () => {
  expect(embedCode('https://example.com', { ...COMMON_WISHES, place: 'shelf', use: 'games' })).toBe(
    '<iframe src="https://example.com/tools/projector-finder/embed?place=shelf&amp;for=games" title="Projector finder" width="100%" height="940" style="max-width: 900px; border: 0" loading="lazy"></iframe>',
  );
});
