/** What a draft keeps in IndexedDB, which all tabs of a browser see in the same state. */

const DATABASE = 'lumen-throw';
const STORE = 'draft-pictures';
let opened: Promise<IDBDatabase> | null = null;

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return answer(request);
}

async function transaction(mode: IDBTransactionMode): Promise<IDBTransaction> {
  opened ??= open();
  return (await opened).transaction(STORE, mode);
}

/** A value that was kept; undefined when there is none. @throws where the browser keeps nothing */
export async function readValue(key: string): Promise<unknown> {
  return answer((await transaction('readonly')).objectStore(STORE).get(key));
}

/**
 * Keeps a value, or forgets it when it is undefined; resolves once it is on the disk.
 * @throws where the browser keeps nothing
 */
export async function writeValue(key: string, value: unknown): Promise<void> {
  const writing = await transaction('readwrite');
  const store = writing.objectStore(STORE);
  if (value === undefined) store.delete(key);
  else store.put(value, key);
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(writing.error ?? new Error('IndexedDB failed.'));
    writing.addEventListener('complete', () => resolve());
    writing.addEventListener('error', fail);
    writing.addEventListener('abort', fail);
  });
}
