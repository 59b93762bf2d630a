/** Sharing a draft after lost answers and after another tab shared it. */
import { NO_DETAILS } from '@lumen-throw/domain/setup-details';
import { beforeEach, expect, test, vi } from 'vitest';
import { readAttempts } from '../../../shared/setup-draft/attempts.ts';
import { shareDraft, type DraftInForm } from './share-draft.ts';
import { EMPTY_SUBMISSION, setupDraft } from '../../../shared/setup-draft/submission-values.ts';
import type { ChosenPicture } from './pictures-state.ts';
import { CommunityError } from '@lumen-throw/community/community-error';
import { isSameSetup } from '@lumen-throw/community/earlier-attempt';
import type { SetupDraft } from '@lumen-throw/community/index';
import { environment } from '../../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../../test/fixture/setup.ts';

type Community = typeof import('@lumen-throw/community/index');

/** The database's setups by id. */
const { live, gone, kits, bucket, faults } = vi.hoisted(() => ({
  live: new Map<string, { draft: unknown; paths: readonly string[] }>(),
  /** Ids of deleted setups, which are never reused. */
  gone: new Set<string>(),
  /** Kit and measurements by setup. */
  kits: new Map<string, unknown>(),
  bucket: new Set<string>(),
  /** `before` is called once, with the id, before a setup is stored. */
  faults: { loseAnswer: false, before: null as ((id: string) => void) | null },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  const { CommunityError: Failure } = await import('@lumen-throw/community/community-error');
  const { isSameSetup: same } = await import('@lumen-throw/community/earlier-attempt');
  const { sampleSetup: setup } = await import('../../../../test/fixture/setup.ts');
  const stored = (id: string) => {
    const found = live.get(id);
    return found && setup({ id, ...(found.draft as object), image_paths: [...found.paths] });
  };
  let ids = 0;
  return communityWith(original, {
    loadStoredImages: { imageExists: (_env: unknown, path: string) => Promise.resolve(bucket.has(path)) },
    loadEarlierAttempt: {
      findEarlierSetup: (_env: unknown, id: string, draft: SetupDraft, pictures: string[][]) => {
        const found = stored(id);
        return Promise.resolve(
          found
            ? { title: found.title, imagePaths: found.image_paths, same: same(found, draft, pictures) }
            : null,
        );
      },
    },
    loadSetupDetails: {
      saveDetails: (_env: unknown, _uid: string, id: string, details: unknown) => {
        kits.set(id, details);
        return Promise.resolve();
      },
    },
    loadSharing: {
      newSetupId: () => `setup-${(ids += 1)}`,
      createSetup: (
        _env: unknown,
        id: string,
        _member: unknown,
        draft: unknown,
        ...[paths, details]: [string[], unknown]
      ) => {
        const before = faults.before;
        faults.before = null;
        before?.(id);
        if (gone.has(id)) return Promise.reject(new Failure('not-allowed', 'The setup was not accepted.'));
        if (live.has(id)) return Promise.reject(new Failure('shared-before', 'taken'));
        live.set(id, { draft, paths });
        kits.set(id, details);
        return faults.loseAnswer ? Promise.reject(new Failure('offline', 'lost')) : Promise.resolve({});
      },
    },
  });
});

const MEMBER = {
  uid: 'nia',
  email: 'n@example.com',
  displayName: 'Nia',
  emailConfirmed: true,
  hasPassword: true,
};
let uploads = 0;
let keys = 0;

beforeEach(() => {
  live.clear();
  kits.clear();
  bucket.clear();
  faults.loseAnswer = false;
  faults.before = null;
});

/** An image of the form that is not uploaded yet. */
function picture(): ChosenPicture {
  keys += 1;
  const prepared = { name: 'a.webp', blob: new Blob(), originalBytes: 1, width: 1, height: 1 };
  return { key: `key-${keys}`, prepared, sentPath: null, preview: '' };
}

const draft = (title: string) => setupDraft({ ...EMPTY_SUBMISSION, title, description: 'A beam.' });

/** Shares as the form does, which remembers its uploads. */
function share(title: string, pictures: readonly ChosenPicture[], details = NO_DETAILS) {
  const form: DraftInForm = {
    draft: draft(title),
    details,
    pictures,
    onSaving: () => {},
    sendPictures: async (mayUse) => {
      const paths: string[] = [];
      for (const each of pictures) {
        if (each.sentPath === null || !(await mayUse(each.sentPath))) {
          uploads += 1;
          each.sentPath = `setups/nia/${uploads}.webp`;
          bucket.add(each.sentPath);
        }
        paths.push(each.sentPath);
      }
      return paths;
    },
  };
  return shareDraft(environment.firebase, MEMBER, form);
}

const titles = () => [...live.values()].map((setup) => (setup.draft as SetupDraft).title);

/** A first attempt that succeeds without an answer. */
async function unheard(title: string, pictures: readonly ChosenPicture[]): Promise<void> {
  faults.loseAnswer = true;
  await expect(share(title, pictures)).rejects.toMatchObject({ code: 'offline' });
  faults.loseAnswer = false;
}

test('a draft whose answer was lost is live once', async () => {
  const pictures = [picture(), picture()];
  await unheard('Attic', pictures);
  await expect(share('Attic', pictures)).resolves.toEqual({ earlierTitle: null });
  expect(titles()).toEqual(['Attic']);
});

test('a draft edited after a lost answer goes live as edited, with its own images [8-11]', async () => {
  const first = picture();
  await unheard('Atic', [first]);
  await expect(share('Attic', [first, picture()])).resolves.toEqual({ earlierTitle: 'Atic' });
  expect(titles()).toEqual(['Atic', 'Attic']);
  const [before, after] = [...live.values()].map(({ paths }) => paths);
  expect(after).toHaveLength(2);
  expect(after?.some((path) => before?.includes(path))).toBe(false);
});

test.each([
  ['in another order', (one: ChosenPicture, two: ChosenPicture) => [two, one]],
  ['with one image less', (one: ChosenPicture) => [one]],
])('treats the same texts %s as another setup', async (_what, change) => {
  const [one, two] = [picture(), picture()];
  await unheard('Attic', [one, two]);
  await share('Attic', change(one, two));
  expect(titles()).toEqual(['Attic', 'Attic']);
});

test('a second tab finds the same draft live and publishes an edited one separately', async () => {
  const [ours] = [picture()];
  const theirs = { ...ours };
  await share('Attic', [ours]);
  const changed = { ...ours };
  await share('Attic', [theirs]);
  expect(titles()).toEqual(['Attic']);
  await share('Attic, painted', [changed]);
  expect(titles()).toEqual(['Attic', 'Attic, painted']);
  const paths = [...live.values()].flatMap((setup) => setup.paths);
  expect(new Set(paths).size).toBe(2);
});

test('retries a failed attempt under the same id', async () => {
  const pictures = [picture()];
  faults.before = () => {
    throw new CommunityError('offline', 'no way');
  };
  await expect(share('Attic', pictures)).rejects.toMatchObject({ code: 'offline' });
  await share('Attic', pictures);
  const attempts = (await readAttempts('nia')).filter(
    ({ pictures: sent }) => sent[0]?.key === pictures[0]?.key,
  );
  expect(attempts.map(({ setupId }) => setupId)).toEqual([...live.keys(), ...live.keys()]);
});

test('uploads an image again after it left the bucket', async () => {
  const pictures = [picture()];
  faults.before = () => {
    throw new CommunityError('offline', 'no way');
  };
  await expect(share('Attic', pictures)).rejects.toThrow('no way');
  bucket.clear();
  await share('Attic', pictures);
  expect([...live.values()].map(({ paths }) => paths)).toEqual([[...bucket]]);
});

test('keeps both setups when another attempt with other text arrives in between', async () => {
  faults.before = (id) => live.set(id, { draft: draft('Atic'), paths: ['setups/nia/early.webp'] });
  await expect(share('Attic', [picture()])).resolves.toEqual({ earlierTitle: 'Atic' });
  expect(titles()).toEqual(['Atic', 'Attic']);
});

test('publishes under a new id when the setup was deleted after a lost answer', async () => {
  const pictures = [picture()];
  await unheard('Attic', pictures);
  const [[id, { paths }] = ['', { paths: [] }]] = live;
  live.delete(id);
  gone.add(id);
  await share('Attic', pictures);
  expect(titles()).toEqual(['Attic']);
  expect([...live.values()].flatMap((setup) => setup.paths)).not.toContain(paths[0]);
});

test('reports a refusal of the rules without a retry', async () => {
  faults.before = () => {
    throw new CommunityError('not-allowed', 'The setup was not accepted.');
  };
  await expect(share('Attic', [picture()])).rejects.toMatchObject({ code: 'not-allowed' });
  expect(titles()).toEqual([]);
});

test('compares each field and each image when looking for the same setup', () => {
  const written = { ...draft('Attic'), location_city: ' Oslo ', screen_size_inches: 100 };
  const stored = sampleSetup({ ...written, location_city: 'Oslo', image_paths: ['a', 'b'] });
  expect(isSameSetup(stored, written, [['a'], ['x', 'b']])).toBe(true);
  expect(isSameSetup(stored, written, [['b'], ['a']])).toBe(false);
  expect(isSameSetup(stored, written, [['a']])).toBe(false);
  for (const change of [
    { title: 'Loft' },
    { description: 'A wall.' },
    { location_city: '' },
    { location_state: 'X' },
    { location_country: 'X' },
    { size_tag: 'Large' as const },
    { type_tag: 'Gaming' as const },
    { projector_model: 'X' },
    { screen_size_inches: 101 },
  ])
    expect(isSameSetup(stored, { ...written, ...change }, [['a'], ['b']])).toBe(false);
});

test('does not call a setup live when an admin has hidden it', () => {
  const stored = sampleSetup({ ...draft('Attic'), image_paths: ['a'], status: 'Hidden' });
  expect(() => isSameSetup(stored, draft('Attic'), [['a']])).toThrow(/an admin has hidden it/);
});

test('stores kit and measurements with the setup, the latest after a lost answer', async () => {
  const pictures = [picture()];
  const kit = { ...NO_DETAILS, projector: 'projector-a' };
  faults.loseAnswer = true;
  await expect(share('Loft', pictures, kit)).rejects.toThrow('lost');
  expect([...kits.values()]).toEqual([kit]);
  faults.loseAnswer = false;
  const changed = { ...kit, distance: 9.5 };
  await share('Loft', pictures, changed);
  expect(live.size).toBe(1);
  expect([...kits.values()]).toEqual([changed]);
});
