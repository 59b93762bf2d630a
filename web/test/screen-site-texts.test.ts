/** Editors' texts on the pages that the build makes (docs/decisions/051). */
import { expect, test } from 'vitest';
import { searchIndexJson } from '../prerender/search-index.ts';
import { webManifest } from '../prerender/web-manifest.ts';
import { GALLERY_TEXTS } from '../src/features/gallery/texts.ts';
import { applySiteTexts } from '../src/shared/site-texts/site-texts.ts';
import { renderWithSite, seedSearched, seedSite } from './fixture/seed-site.ts';

/** A seed page with editors' texts. */
async function rendered(path: string, texts: Readonly<Record<string, string>> = {}): Promise<string> {
  if (seedSite === null) throw new Error('The seed has no settings.');
  const own = Object.entries(texts).map(([key, text]) => ({ key, text }));
  const { head, body } = await renderWithSite(path, { ...seedSite, texts: own });
  return head + body;
}

test.each([
  ['/inspiration/gallery', 'gallery/title', 'User Projector Setups Gallery', 'Rooms of our members'],
  ['/auth', 'sign-in/signInTitle', 'Welcome Back', 'Good to see you'],
  ['/account', 'account/title', 'Your account', 'Your own corner'],
  ['/admin', 'admin/title', 'Admin Dashboard', 'The desk'],
  ['/no/such/page', 'errors/notFoundTitle', 'Oops! Page not found', 'This reel is missing'],
  ['/search', 'search-page/places/glossary', 'Glossary, A to Z', 'Every term'],
])("%s shows an editor's text, and the next page shows the default again", async (path, key, words, own) => {
  const before = await rendered(path);
  expect(before).toContain(words);
  const changed = await rendered(path, { [key]: own });
  expect(changed).toContain(own);
  expect(changed.split(words).length).toBeLessThan(before.split(words).length);
  expect(await rendered(path)).toBe(before);
});

test('pages from content show them, in lists too', async () => {
  const texts = {
    'calculator/modes/size-to-distance': 'I know the size',
    'formulas/throw/0/text': 'See any schoolbook.',
    'places/shelf': 'On a board',
    'layout/signIn': 'Come in',
  };
  const calculator = await rendered('/tools/throw-calculator', texts);
  expect(calculator).toContain('I know the size');
  expect(calculator).toContain('See any schoolbook.');
  expect(calculator).toContain('Come in');
  expect(calculator).not.toContain('Screen Size → Distance');
  const finder = await rendered('/tools/projector-finder', texts);
  expect(finder).toContain('On a board');
  expect(finder).not.toContain('On one shelf');
  expect(await rendered('/tools/projector-finder')).toContain('On one shelf');
});

test('search and web manifest name the gallery as its page does', async () => {
  const searched = await seedSearched();
  try {
    applySiteTexts([{ key: 'gallery/title', text: 'Rooms of our members' }]);
    expect(searchIndexJson(searched)).toContain('Rooms of our members');
    expect(webManifest(seedSite)).toContain('Rooms of our members');
  } finally {
    applySiteTexts(null);
  }
  expect(searchIndexJson(searched)).toContain(GALLERY_TEXTS.title);
});
