/** What happens around an edit: actions, kept addresses, places of a document, lists that warn. */
import { SINGLE_PAGES } from '@lumen-throw/domain/content-paths';
import { evaluateSync, parse, toJS } from 'groq-js';
import type { DocumentActionComponent, DocumentActionProps, DocumentBadgeComponent } from 'sanity';
import { describe, expect, test, vi } from 'vitest';
import { copyOf } from '../src/actions/duplicate-clean.ts';
import { documentActions } from '../src/actions/document-actions.ts';
import { MarkReviewed } from '../src/actions/mark-reviewed.tsx';
import { keptAddresses } from '../src/schema/fields/kept-addresses.ts';
import { outdatedReview, sampleOpinion, unpublishedChanges } from '../src/badges/document-badges.ts';
import { pageAddress } from '../src/actions/page-address.ts';
import { locationsOf, PLACEMENT_QUERY, usageMessage, type Placement } from '../src/presentation/locations.ts';
import { schemaTypes } from '../src/schema/index.ts';
import { monthsBefore } from '@lumen-throw/domain/checks/days';
import { today } from '../src/structure/today.ts';
import { CONCERNS, reviewParameters } from '../src/structure/needs-attention.ts';
import { SINGLETON_TYPES } from '../src/structure/singletons.ts';
import { guide, infoPage, listed, picture, projector } from './fixture/documents.ts';
import type { CheckedDocument } from '../check/schema-check.ts';

/** One of the Studio's own actions; what it does is not looked at. */
function action(name: NonNullable<DocumentActionComponent['action']>): DocumentActionComponent {
  return Object.assign((): null => null, { action: name });
}

const STUDIO_ACTIONS = (
  ['publish', 'unpublish', 'duplicate', 'delete', 'discardChanges', 'restore'] as const
).map(action);

/** What the Studio adds where there are releases and scheduled drafts. */
const PLANNING_ACTIONS = (['schedule', 'discardVersion', 'unpublishVersion'] as const).map(action);

/** As much of what an action is told as is looked at: the draft of a quote. */
function quoteDraft(sample: boolean): DocumentActionProps {
  return { draft: { _type: 'customerQuote', sample } } as unknown as DocumentActionProps;
}

describe('actions', () => {
  test('a singleton can be published, planned, reset and restored, and nothing else', () => {
    for (const type of SINGLETON_TYPES) {
      const kept = documentActions([...STUDIO_ACTIONS, ...PLANNING_ACTIONS], type);
      expect(kept.map(({ action: name }) => name).filter(Boolean)).toEqual([
        'publish',
        'discardChanges',
        'restore',
        'schedule',
        'discardVersion',
      ]);
    }
  });

  test('a document with a page can be opened on the site and its link copied', () => {
    expect(documentActions(STUDIO_ACTIONS, 'infoPage')).toHaveLength(STUDIO_ACTIONS.length + 2);
    expect(documentActions(STUDIO_ACTIONS, 'customerQuote')).toHaveLength(STUDIO_ACTIONS.length);
  });

  test('a guide can be marked as reviewed, and nothing else can', () => {
    expect(documentActions(STUDIO_ACTIONS, 'article')).toContain(MarkReviewed);
    expect(documentActions(STUDIO_ACTIONS, 'infoPage')).not.toContain(MarkReviewed);
  });

  test('publish says at a sample what readers do not see, and keeps its name', () => {
    const publish = Object.assign(() => ({ label: 'Publish' }), { action: 'publish' as const });
    const [told] = documentActions([publish], 'customerQuote');
    expect(told?.action).toBe('publish');
    expect(told?.(quoteDraft(true))?.title).toContain('The live site never shows it');
    expect(told?.(quoteDraft(false))?.title).toBeUndefined();
  });

  test('every singleton is a type of the schema', () => {
    const names = schemaTypes.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...SINGLETON_TYPES]));
  });
});

function at(current: string, aliases?: string[]) {
  return { slug: { current }, ...(aliases ? { aliases } : {}) };
}

describe('addresses', () => {
  test('a changed slug leaves its old one behind', () => {
    expect(keptAddresses(at('old'), at('new'))).toEqual(['old']);
    expect(keptAddresses(at('old', ['older']), at('new', ['older']))).toEqual(['older', 'old']);
  });

  test('an address that was left for a while keeps both', () => {
    expect(keptAddresses(at('new', ['old']), at('old', ['old']))).toEqual(['old', 'new']);
  });

  test('a slug that passes through an old one while it is typed loses none', () => {
    expect(keptAddresses(at('now'), at('older', ['older']))).toEqual(['older', 'now']);
    expect(keptAddresses(at('now'), at('older-2', ['older', 'now']))).toBeNull();
  });

  test('an unchanged or a first slug changes nothing', () => {
    expect(keptAddresses(at('same'), at('same'))).toBeNull();
    expect(keptAddresses(at('same'), at('same', ['older']))).toBeNull();
    expect(keptAddresses(null, at('first'))).toBeNull();
    expect(keptAddresses(at('old'), {})).toBeNull();
  });

  test('a page’s address is full, and nothing has one before it has a slug', () => {
    expect(pageAddress(guide('one'))).toMatch(/^http:\/\/localhost:\d+\/blog\/one$/);
    expect(pageAddress({ _type: 'glossaryTerm', slug: { current: 'hdr' } })).toMatch(/\/glossary#term-hdr$/);
    expect(pageAddress(infoPage('privacy'))).toMatch(/:\d+\/privacy$/);
    expect(pageAddress({ _type: 'article' })).toBeNull();
    expect(pageAddress({ _type: 'faq' })).toBeNull();
  });
});

function placement(id: string, dataset: CheckedDocument[]): Placement {
  return toJS(
    evaluateSync(parse(PLACEMENT_QUERY, { params: { id } }), { dataset, params: { id } }),
  ) as Placement;
}

describe('places of a document', () => {
  const home = {
    _id: 'homePage',
    _type: 'homePage',
    sections: [{ _type: 'guideCards', articles: [listed('article-one')] }],
  };

  test('a guide is on its own page, in the overview and where others lead to it', () => {
    const dataset = [guide('one'), guide('two', { related: [listed('article-one')] }), home];
    const places = locationsOf('article', placement('article-one', dataset)).map(({ href }) => href);
    expect(places).toEqual(['/blog/one', '/blog', '/blog/two', '/']);
  });

  test('a product is on its accessory page, and on the home page through its comparison row', () => {
    const category = {
      _id: 'category',
      _type: 'accessoryCategory',
      title: 'Screens',
      slug: { current: 'screens' },
    };
    const row = { _id: 'row', _type: 'comparisonRow', name: 'Row', product: listed('product-one') };
    const dataset = [projector({ category: { _ref: 'category' } }), category, row];
    const places = locationsOf('product', placement('product-one', dataset)).map(({ href }) => href);
    expect(places).toEqual(['/accessories/screens', '/']);
  });

  test('a document that no page shows says so, and settings say that every page does', () => {
    const places = locationsOf('faq', placement('faq', [{ _id: 'faq', _type: 'faq' }]));
    expect(usageMessage('faq', places)).toBe('Not used on any page yet');
    expect(usageMessage('siteSettings', [])).toBe('Used on every page');
    expect(Object.keys(SINGLE_PAGES)).toContain('homePage');
  });
});

/** Ids of the documents that a list of concerns finds. */
function found(concern: string, dataset: CheckedDocument[]): string[] {
  const filter = CONCERNS.find(({ id }) => id === concern)?.filter ?? 'false';
  const params = reviewParameters('2027-01-15');
  const stamped = dataset.map((each) => ({ _updatedAt: '2026-06-01T00:00:00Z', ...each }));
  return toJS(evaluateSync(parse(`*[${filter}]._id`, { params }), { dataset: stamped, params })) as string[];
}

describe('needs attention', () => {
  test.each([
    ['missing-picture', projector({ image: undefined }), projector()],
    ['missing-alt', projector({ image: picture() }), projector()],
    ['missing-alt', guide('one', { body: [{ _type: 'figure', asset: { _ref: 'image-x' } }] }), guide('one')],
    ['unpublished-changes', { ...guide('one'), _id: 'drafts.article-one' }, guide('one')],
    ['outdated', guide('one', { updatedOn: undefined }), infoPage('terms', { updatedOn: undefined })],
    ['outdated', guide('one', { updatedOn: '2026-01-14' }), guide('one', { updatedOn: '2026-01-15' })],
    [
      'outdated',
      infoPage('terms', { updatedOn: '2026-01-14' }),
      infoPage('terms', { updatedOn: '2026-01-15' }),
    ],
    [
      'outdated',
      guide('one', { updatedOn: '2026-10-14', reviewEvery: 3 }),
      guide('one', { updatedOn: '2026-10-15', reviewEvery: 3 }),
    ],
    [
      'outdated',
      guide('one', { updatedOn: '2025-01-14', reviewEvery: 24 }),
      guide('one', { updatedOn: '2025-01-15', reviewEvery: 24 }),
    ],
    ['outdated', projector({ _updatedAt: '2025-12-31T00:00:00Z' }), projector()],
    [
      'no-link',
      projector({ searchPhrase: '' }),
      projector({ marketplaceId: 'B000000001', searchPhrase: undefined }),
    ],
    ['samples', projector({ sample: true }), projector({ sample: false })],
    ['samples', infoPage('terms', { sample: true }), infoPage('terms')],
  ])('%s finds what it should, and nothing else', (concern, culprit, innocent) => {
    expect(found(concern, [culprit])).toEqual([culprit._id]);
    expect(found(concern, [innocent])).toEqual([]);
  });

  test('today is the day of the site, where it is still evening after midnight in UTC', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z'), toFake: ['Date'] });
    try {
      expect(today()).toBe('2026-11-21');
    } finally {
      vi.useRealTimers();
    }
  });

  test('a year before a leap day is the last of February', () => {
    expect(monthsBefore('2028-02-29', 12)).toBe('2027-02-28');
    expect(monthsBefore('2026-11-21', 12)).toBe('2025-11-21');
    expect(monthsBefore('2026-01-31', 2)).toBe('2025-11-30');
  });
});

/** As much of a badge's properties as it looks at. */
function badgeFor(
  badge: DocumentBadgeComponent,
  draft: object | null,
  published: object | null,
  version: object | null = null,
): string | null {
  return badge({ draft, published, version } as Parameters<DocumentBadgeComponent>[0])?.label ?? null;
}

describe('badges', () => {
  test('tell changes that readers do not see from a document that they do not see', () => {
    expect(badgeFor(unpublishedChanges, guide('one'), guide('one'))).toBe('Unpublished changes');
    expect(badgeFor(unpublishedChanges, guide('one'), null)).toBe('Not published yet');
    expect(badgeFor(unpublishedChanges, null, guide('one'))).toBeNull();
  });

  test('warn of a review of more than a year ago or none, and of inventions', () => {
    expect(badgeFor(outdatedReview, null, guide('one', { updatedOn: undefined }))).toBe('Not reviewed yet');
    expect(badgeFor(outdatedReview, null, infoPage('terms', { updatedOn: undefined }))).toBeNull();
    expect(badgeFor(outdatedReview, null, guide('one', { updatedOn: '2020-01-01' }))).toBe(
      'Review is outdated',
    );
    expect(
      badgeFor(
        outdatedReview,
        guide('one', { updatedOn: today() }),
        guide('one', { updatedOn: '2020-01-01' }),
      ),
    ).toBeNull();
    expect(badgeFor(outdatedReview, null, projector())).toBeNull();
    expect(badgeFor(sampleOpinion, null, projector({ sample: true }))).toBe('Sample');
    expect(badgeFor(sampleOpinion, null, projector())).toBeNull();
  });

  test('look at the version of a release where one is open', () => {
    const [old, reviewed] = [guide('one', { updatedOn: '2020-01-01' }), guide('one', { updatedOn: today() })];
    expect(badgeFor(outdatedReview, old, old, reviewed)).toBeNull();
    expect(badgeFor(outdatedReview, reviewed, reviewed, old)).toBe('Review is outdated');
    expect(badgeFor(sampleOpinion, null, projector(), projector({ sample: true }))).toBe('Sample');
  });
});

test('a copy has neither address nor review, and says that it is a copy', () => {
  const copied = copyOf(
    guide('one', { aliases: ['old'], reviewedBy: { _ref: 'a' }, publishedOn: '2026-01-01' }),
  );
  expect(copied['title']).toBe('Copy of About one');
  expect(Object.keys(copied)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:slug|aliases|publishedOn|updatedOn|reviewedBy)$/)]),
  );
  expect(copied['body']).toEqual(guide('one')['body']);
  expect(copyOf({ _type: 'product', name: 'A screen' })['name']).toBe('Copy of A screen');
});
