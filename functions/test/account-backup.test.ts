/** The accounts of a backup, as `firebase auth:import` reads them. */
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { backUpAccounts } from '../src/account-backup.ts';

type Accounts = Parameters<typeof backUpAccounts>[0];
type Backups = Parameters<typeof backUpAccounts>[1];

const NIGHT = new Date('2026-05-02T08:15:00Z');

const member = (uid: string, changes: object = {}) => ({
  uid,
  email: `${uid}@example.test`,
  emailVerified: true,
  displayName: uid,
  disabled: false,
  passwordHash: 'a-b_c=',
  passwordSalt: 's_-',
  metadata: { creationTime: 'Fri, 01 May 2026 00:00:00 GMT', lastSignInTime: '' },
  providerData: [{ providerId: 'password', uid: `${uid}@example.test` }],
  ...changes,
});

/** Accounts, one on each page. */
function listing(members: readonly object[]): Accounts {
  const listUsers = (_: number, token = '0') => {
    const next = Number(token) + 1;
    return Promise.resolve({
      users: members.slice(Number(token), next),
      ...(next < members.length ? { pageToken: String(next) } : {}),
    });
  };
  return { listUsers } as unknown as Accounts;
}

/** A bucket, and the texts of its files by name. */
function bucketWith(files: Map<string, string>): Backups {
  const file = (name: string) => ({
    exists: () => Promise.resolve([files.has(name)]),
    createWriteStream: () => {
      let text = '';
      return new Writable({
        write(chunk: Buffer, _encoding, done) {
          text += chunk.toString('utf8');
          done();
        },
        final(done) {
          files.set(name, text);
          done();
        },
      });
    },
  });
  return { file } as unknown as Backups;
}

test('writes every account of every page into the file of the day', async () => {
  const files = new Map<string, string>();
  const google = {
    passwordHash: undefined,
    passwordSalt: undefined,
    providerData: [{ providerId: 'google.com', uid: '7', email: 'jonas@example.test', displayName: 'Jonas' }],
  };
  const members = [member('maya'), member('jonas', google)];
  expect(await backUpAccounts(listing(members), bucketWith(files), NIGHT)).toBe(2);
  expect([...files.keys()]).toEqual(['daily/accounts-2026-05-02.json']);
  expect(JSON.parse(files.get('daily/accounts-2026-05-02.json') ?? '')).toEqual({
    users: [
      {
        localId: 'maya',
        email: 'maya@example.test',
        emailVerified: true,
        passwordHash: 'a+b/c=',
        salt: 's/+',
        displayName: 'maya',
        disabled: false,
        createdAt: '1777593600000',
        providerUserInfo: [],
      },
      {
        localId: 'jonas',
        email: 'jonas@example.test',
        emailVerified: true,
        displayName: 'jonas',
        disabled: false,
        createdAt: '1777593600000',
        providerUserInfo: [
          { providerId: 'google.com', rawId: '7', email: 'jonas@example.test', displayName: 'Jonas' },
        ],
      },
    ],
  });
});

test('fails where the hashes of passwords are withheld, and keeps no half file', async () => {
  const files = new Map<string, string>();
  const members = [member('maya'), member('jonas', { passwordHash: undefined })];
  await expect(backUpAccounts(listing(members), bucketWith(files), NIGHT)).rejects.toThrow('withheld');
  expect(files.size).toBe(0);
});

test('leaves the file of the day alone when the night is repeated', async () => {
  const files = new Map([['daily/accounts-2026-05-02.json', 'first']]);
  expect(await backUpAccounts(listing([member('maya')]), bucketWith(files), NIGHT)).toBeNull();
  expect([...files.values()]).toEqual(['first']);
});

test('writes a file without accounts as well', async () => {
  const files = new Map<string, string>();
  expect(await backUpAccounts(listing([]), bucketWith(files), NIGHT)).toBe(0);
  expect(JSON.parse(files.get('daily/accounts-2026-05-02.json') ?? '')).toEqual({ users: [] });
});
