/** Document actions, redirects from old slugs, locations of a document and lists that need attention. */
import { SINGLE_PAGES } from '@lumen-throw/domain/content-paths';
import { evaluateSync, parse, toJS } from 'groq-js';
import type { DocumentActionComponent, DocumentActionProps, DocumentBadgeComponent } from 'sanity';
import { describe, expect, test, vi } from 'vitest';
import { copyOf } from '../src/actions/duplicate-clean.ts';
import { documentActions } from '../src/actions/document-actions.ts';
import { MarkReviewed } from '../src/actions/mark-reviewed.tsx';
import { aliasesAfterRename } from '../src/schema/fields/aliases-after-rename.ts';
import {
  hiddenPage,
  outdatedReview,
  sampleOpinion,
  unpublishedChanges,
} from '../src/badges/document-badges.ts';
import { pageAddress } from '../src/actions/page-address.ts';
import { locationsOf, PLACEMENT_QUERY, usageMessage, type Placement } from '../src/presentation/locations.ts';
import { schemaTypes } from '../src/schema/index.ts';
import { monthsBefore } from '@lumen-throw/domain/checks/days';
import { today } from '../src/structure/today.ts';
import { CONCERNS, reviewParameters } from '../src/structure/needs-attention.ts';
import { SINGLETON_TYPES } from '../src/structure/singletons.ts';
import { guide, infoPage, listed, picture, projector } from './fixture/documents.ts';
import type { CheckedDocument } from '../check/schema-check.ts';

/** One of the Studio's own actions; its behavior is irrelevant here. */
function action(name: NonNullable<DocumentActionComponent['action']>): DocumentActionComponent {
  return Object.assign((): null => null, { action: name });
}

const STUDIO_ACTIONS = (
  ['publish', 'unpublish', 'duplicate', 'delete', 'discardChanges', 'restore'] as const
).map(action);

/** Actions that the Studio adds when it has releases and scheduled drafts. */
const PLANNING_ACTIONS = (['schedule', 'discardVersion', 'unpublishVersion'] as const).map(action);

/** The part of an action's properties that the tests use: the draft of a quote. */
function quoteDraft(sample: boolean): DocumentActionProps {
  return { draft: { _type: 'customerQuote', sample } } as unknown as DocumentActionProps;
}

describe('actions', () => {
  test('a singleton can only be published, scheduled, discarded and restored', () => {
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

  test('a document with a page has actions to open it and copy its link', () => {
    expect(documentActions(STUDIO_ACTIONS, 'infoPage')).toHaveLength(STUDIO_ACTIONS.length + 2);
    expect(documentActions(STUDIO_ACTIONS, 'customerQuote')).toHaveLength(STUDIO_ACTIONS.length);
  });

  test('only a guide can be marked as reviewed', () => {
    expect(documentActions(STUDIO_ACTIONS, 'article')).toContain(MarkReviewed);
    expect(documentActions(STUDIO_ACTIONS, 'infoPage')).not.toContain(MarkReviewed);
  });

  test('what was never published can be deleted, and discarded only where "Delete" is missing', () => {
    const discard = Object.assign(() => ({ label: 'Discard changes' }), {
      action: 'discardChanges' as const,
    });
    const offered = (type: string, published: object | null) => {
      const [kept] = documentActions([discard], type);
      expect(kept?.action).toBe('discardChanges');
      return kept?.({ published } as unknown as DocumentActionProps)?.label;
    };
    expect(offered('faq', null)).toBeUndefined();
    expect(offered('faq', { _id: 'faq' })).toBe('Discard changes');
    expect(offered('siteSettings', null)).toBe('Discard changes');
  });

  test("the publish action of a sample says what readers won't see and keeps its label", () => {
    const publish = Object.assign(() => ({ label: 'Publish' }), { action: 'publish' as const });
    const [told] = documentActions([publish], 'customerQuote');
    expect(told?.action).toBe('publish');
    expect(told?.(quoteDraft(true))?.title).toContain('The live site never shows it');
    expect(told?.(quoteDraft(false))?.title).toBeUndefined();
  });

  test('each singleton is a type of the schema', () => {
    const names = schemaTypes.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...SINGLETON_TYPES]));
  });
});

function at(current: string, aliases?: string[]) {
  return { slug: { current }, ...(aliases ? { aliases } : {}) };
}

describe('addresses', () => {
  test('changing a slug keeps the old one as an alias', () => {
    expect(aliasesAfterRename(at('old'), at('new'))).toEqual(['old']);
    expect(aliasesAfterRename(at('old', ['older']), at('new', ['older']))).toEqual(['older', 'old']);
  });

  test('keeps both slugs when an address was changed and changed back', () => {
    expect(aliasesAfterRename(at('new', ['old']), at('old', ['old']))).toEqual(['old', 'new']);
  });

  test('keeps all old slugs when the typed slug passes through one of them', () => {
    expect(aliasesAfterRename(at('now'), at('older', ['older']))).toEqual(['older', 'now']);
    expect(aliasesAfterRename(at('now'), at('older-2', ['older', 'now']))).toBeNull();
  });

  test('an unchanged slug or a first slug adds no alias', () => {
    expect(aliasesAfterRename(at('same'), at('same'))).toBeNull();
    expect(aliasesAfterRename(at('same'), at('same', ['older']))).toBeNull();
    expect(aliasesAfterRename(null, at('first'))).toBeNull();
    expect(aliasesAfterRename(at('old'), {})).toBeNull();
  });

  test('a page has a full URL, and a document without a slug has none', () => {
    expect(pageAddress(guide('one'))).toMatch(/^http:\/\/localhost:\d+\/blog\/one$/);
    expect(pageAddress({ _type: 'glossaryTerm', slug: { current: 'hdr' } })).toMatch(/\/glossary#term-hdr$/);
    expect(pageAddress(infoPage('privacy'))).toMatch(/:\d+\/privacy$/);
    expect(pageAddress({ _type: 'article' })).toBeNull();
    expect(pageAddress({ _type: 'faq' })).toBeNull();
  });
});

describe('hidden pages', () => {
  const KINDS = ['article', 'accessoryCategory', 'ambiancePage', 'infoPage'];

  test('each kind of page that editors write can be hidden, and the field says what that means', () => {
    const hides = schemaTypes.flatMap((type) =>
      'fields' in type && Array.isArray(type.fields)
        ? type.fields
            .filter(({ name }) => name === 'unlisted')
            .map(({ description }) => ({ type: type.name, description }))
        : [],
    );
    expect(new Set(hides.map(({ type }) => type))).toEqual(new Set(KINDS));
    const said = /can still read.* search engines are told.* button or a menu keep working.* unpublish it/;
    for (const { description } of hides) expect(description).toMatch(said);
  });

  test.each([...KINDS, 'linkButton', 'navigationLink'])('lists of the Studio mark a hidden %s', (name) => {
    const type = schemaTypes.find((each) => each.name === name);
    const preview = type && 'preview' in type ? type.preview : undefined;
    const subtitle = (unlisted: boolean) => preview?.prepare?.({ title: 'One', unlisted })?.subtitle;
    expect(Object.keys(preview?.select ?? {})).toContain('unlisted');
    expect(subtitle(true)).toMatch(/^hidden from lists/);
    expect(subtitle(false)).not.toMatch(/hidden/);
  });
});

function placement(id: string, dataset: CheckedDocument[]): Placement {
  return toJS(
    evaluateSync(parse(PLACEMENT_QUERY, { params: { id } }), { dataset, params: { id } }),
  ) as Placement;
}

describe('locations of a document', () => {
  const home = {
    _id: 'homePage',
    _type: 'homePage',
    sections: [{ _type: 'guideCards', articles: [listed('article-one')] }],
  };

  test('a guide appears on its own page, in the overview and on pages that link to it', () => {
    const dataset = [guide('one'), guide('two', { related: [listed('article-one')] }), home];
    const places = locationsOf('article', placement('article-one', dataset)).map(({ href }) => href);
    expect(places).toEqual(['/blog/one', '/blog', '/blog/two', '/']);
  });

  test('a hidden guide is not in the overview, and says that only links lead to it', () => {
    const dataset = [guide('one', { unlisted: true }), guide('two', { callToAction: listed('article-one') })];
    const { self, ...others } = placement('article-one', dataset);
    const places = locationsOf('article', { self, ...others });
    expect(places.map(({ href }) => href)).toEqual(['/blog/one', '/blog/two']);
    expect(usageMessage('article', places, { isPublished: true, isHidden: self?.unlisted === true })).toBe(
      'Hidden from lists: cards leave it out, links to it work',
    );
  });

  test("a product appears on its accessory page and in the home page's comparison", () => {
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

  test('says when no page shows a document, that settings affect each page, and where a draft will be', () => {
    const places = locationsOf('faq', placement('faq', [{ _id: 'faq', _type: 'faq' }]));
    expect(usageMessage('faq', places, { isPublished: true })).toBe('Not used on any page yet');
    expect(usageMessage('siteSettings', [], { isPublished: true })).toBe('Used on every page');
    const term = locationsOf('glossaryTerm', placement('hdr', [{ _id: 'hdr', _type: 'glossaryTerm' }]));
    expect(usageMessage('glossaryTerm', term, { isPublished: true })).toBeNull();
    expect(usageMessage('glossaryTerm', term, { isPublished: false })).toBe('Will be used on one page');
    expect(Object.keys(SINGLE_PAGES)).toContain('homePage');
  });
});

function figures(...fields: string[]) {
  return Object.fromEntries(fields.map((field) => [field, [{ value: 1, evidence: { kind: 'maker' } }]]));
}

/** Where a projector stands, and what the Studio says of it. */
function standing(more: object, isPublished: boolean) {
  const places = locationsOf('projector', placement('p', [{ _id: 'p', _type: 'projector', ...more }]));
  return { at: places.map(({ href }) => href), said: usageMessage('projector', places, { isPublished }) };
}

describe('locations of a projector', () => {
  test('with fewer than four figures is the archive', () => {
    const reason = 'the archive, not in the list and the finder: fewer than 4 figures have a source';
    expect(standing({}, false)).toEqual({ at: ['/projectors/archive'], said: `Will be in ${reason}` });
    expect(standing(figures('weight', 'noise', 'year'), true)).toEqual({
      at: ['/projectors/archive'],
      said: `In ${reason}`,
    });
  });

  test('with four figures is the list and the finder, and the calculator once it knows its distances', () => {
    const four = figures('weight', 'noise', 'year', 'brightness');
    expect(standing(four, true)).toEqual({ at: ['/projectors', '/tools/projector-finder'], said: null });
    expect(standing({ ...four, ...figures('throwRatio') }, false)).toEqual({
      at: ['/projectors', '/tools/projector-finder', '/tools/throw-calculator'],
      said: 'Will be used on 3 pages',
    });
  });
});

/** A model of the catalogue with a source that was read today. @param seen day on which another one was */
function model(seen: string, more: object = {}): CheckedDocument {
  return {
    _id: 'projector-acme-one',
    _type: 'projector',
    noise: ['2027-01-15', seen].map((day) => ({ evidence: { _type: 'evidence', seen: day } })),
    ...more,
  };
}

/** Ids of the documents in a list of problems. */
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
    ['outdated', model('2026-01-14'), model('2026-01-15')],
    ['outdated', model('2026-10-14', { reviewEvery: 3 }), model('2026-10-15', { reviewEvery: 3 })],
    ['outdated', projector({ _updatedAt: '2025-12-31T00:00:00Z' }), projector()],
    [
      'no-link',
      projector({ searchPhrase: '' }),
      projector({ marketplaceId: 'B000000001', searchPhrase: undefined }),
    ],
    ['hidden', guide('one', { unlisted: true }), guide('one', { unlisted: false })],
    ['samples', projector({ sample: true }), projector({ sample: false })],
    ['samples', infoPage('terms', { sample: true }), infoPage('terms')],
  ])('%s lists the expected documents only', (concern, culprit, innocent) => {
    expect(found(concern, [culprit])).toEqual([culprit._id]);
    expect(found(concern, [innocent])).toEqual([]);
  });

  test("uses the site's date when UTC is already past midnight", () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z'), toFake: ['Date'] });
    try {
      expect(today()).toBe('2026-11-21');
    } finally {
      vi.useRealTimers();
    }
  });

  test('a year before a leap day is the last day of February', () => {
    expect(monthsBefore('2028-02-29', 12)).toBe('2027-02-28');
    expect(monthsBefore('2026-11-21', 12)).toBe('2025-11-21');
    expect(monthsBefore('2026-01-31', 2)).toBe('2025-11-30');
  });
});

/** The part of a badge's properties that it uses. */
function shownBadge(
  badge: DocumentBadgeComponent,
  draft: object | null,
  published: object | null,
  version: object | null = null,
) {
  return badge({ draft, published, version } as Parameters<DocumentBadgeComponent>[0]);
}

function badgeFor(...shown: Parameters<typeof shownBadge>): string | null {
  return shownBadge(...shown)?.label ?? null;
}

describe('badges', () => {
  test('distinguish unpublished changes from an unpublished document', () => {
    expect(badgeFor(unpublishedChanges, guide('one'), guide('one'))).toBe('Unpublished changes');
    expect(badgeFor(unpublishedChanges, guide('one'), null)).toBe('Not published yet');
    expect(badgeFor(unpublishedChanges, null, guide('one'))).toBeNull();
  });

  test('warn of a missing review, one older than a year, and of samples', () => {
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

  test('tell a hidden page', () => {
    expect(badgeFor(hiddenPage, guide('one', { unlisted: true }), guide('one'))).toBe('Hidden');
    expect(badgeFor(hiddenPage, guide('one'), guide('one', { unlisted: true }))).toBeNull();
    expect(badgeFor(hiddenPage, null, guide('one'))).toBeNull();
  });

  test('are yellow where something is to be done, blue where something is to be known, and never red', () => {
    const draft = guide('one', { updatedOn: undefined, unlisted: true, sample: true });
    const old = guide('one', { updatedOn: '2020-01-01' });
    expect(shownBadge(unpublishedChanges, draft, null)?.color).toBe('warning');
    expect(shownBadge(unpublishedChanges, draft, old)?.color).toBe('warning');
    expect(shownBadge(outdatedReview, draft, null)?.color).toBe('warning');
    expect(shownBadge(outdatedReview, null, old)?.color).toBe('warning');
    expect(shownBadge(hiddenPage, draft, null)?.color).toBe('primary');
    expect(shownBadge(sampleOpinion, draft, null)?.color).toBe('primary');
  });

  test('use the version of the open release', () => {
    const [old, reviewed] = [guide('one', { updatedOn: '2020-01-01' }), guide('one', { updatedOn: today() })];
    expect(badgeFor(outdatedReview, old, old, reviewed)).toBeNull();
    expect(badgeFor(outdatedReview, reviewed, reviewed, old)).toBe('Review is outdated');
    expect(badgeFor(sampleOpinion, null, projector(), projector({ sample: true }))).toBe('Sample');
  });
});

test('a duplicate has no slug and no review date, and is marked as a copy', () => {
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
