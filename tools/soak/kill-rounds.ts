import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { descendants, processOnPort, type RunningProcess } from '../emulators/src/process-tree.ts';
import { Failure } from '../product/failure.ts';
import type { ProductProcess } from '../product/product-process.ts';
import { ROOT } from '../product/state-folder.ts';
import { isHealthy } from './send-broken-requests.ts';
import { localServers } from './servers.ts';

/** How long the product may take to be well again, in milliseconds; the run prints what it took. */
const BACK_TIMEOUT = 120_000;

/** How long the emulators' next regular save may take to come. */
const SAVE_TIMEOUT = 180_000;

/** Milliseconds between two publishes or looks: the lake takes 25 writes a second from one address, as Sanity does. */
const PAUSE = 60;

/** Parts that are killed, in this order. What a part's death must not touch is asked all the while. */
export const VICTIMS = ['lake', 'Firestore', 'supervisor'] as const;
export type Victim = (typeof VICTIMS)[number];

/** The processes of a running product by their names. */
function findVictim({ pid, environment }: ProductProcess, victim: Victim): RunningProcess | undefined {
  const all = descendants(pid);
  const childrenOf = (parent: number): RunningProcess[] => all.filter((one) => one.parent === parent);
  const javaOf = (parent: number): RunningProcess[] =>
    childrenOf(parent).filter(({ name }) => name === 'java');
  const tools = all.find((one) => javaOf(one.pid).length > 0);
  if (!tools) return undefined;
  const [firestore] = javaOf(tools.pid);
  const processes: Record<Victim, RunningProcess | undefined> = {
    // Where the system does not tell who listens: the launcher starts the lake first.
    lake: processOnPort(environment.ports.lake) ?? childrenOf(pid).find((one) => one.pid !== tools.parent),
    Firestore: firestore,
    supervisor: all.find((one) => one.pid === tools.parent),
  };
  return processes[victim];
}

/** Writes to the lake, Firestore and Auth, and knows what was acknowledged. */
export class Witness {
  readonly #environment: SiteEnvironment;
  readonly #inLake: string[] = [];
  readonly #inFirestore: string[] = [];
  readonly #accounts: string[] = [];
  #next = 0;

  constructor(environment: SiteEnvironment) {
    this.#environment = environment;
  }

  #documents(): string {
    const { firebase } = this.#environment;
    return `${firebase.emulators?.firestore}/v1/projects/${firebase.projectId}/databases/(default)/documents/soak`;
  }

  #lake(endpoint: string): string {
    const { content } = this.#environment;
    return `${content.lakeOrigin}/v${content.apiVersion}/data/${endpoint}/${content.dataset}`;
  }

  /** Publishes a document. @returns whether that was acknowledged */
  async publish(): Promise<boolean> {
    const id = `soak-${(this.#next += 1)}`;
    const answered = await acknowledged(this.#lake('mutate'), 'Bearer local-editor', {
      mutations: [{ create: { _id: id, _type: 'soak' } }],
    });
    if (answered) this.#inLake.push(id);
    return answered;
  }

  /** Writes a document as a member's share would. @returns whether that was acknowledged */
  async share(): Promise<boolean> {
    const id = `soak-${(this.#next += 1)}`;
    const address = `${this.#documents()}?documentId=${id}`;
    const answered = await acknowledged(address, 'Bearer owner', { fields: { id: { stringValue: id } } });
    if (answered) this.#inFirestore.push(id);
    return answered;
  }

  /** Publishes another name of the site. */
  async rename(brand: string): Promise<void> {
    const mutations = [{ patch: { id: 'siteSettings', set: { brand } } }];
    if (!(await acknowledged(this.#lake('mutate'), 'Bearer local-editor', { mutations })))
      throw new Failure('The lake refused another name of the site.');
  }

  #account(act: 'signUp' | 'signInWithPassword', email: string): Promise<boolean> {
    const { emulators } = this.#environment.firebase;
    const address = `${emulators?.auth}/identitytoolkit.googleapis.com/v1/accounts:${act}?key=local`;
    return acknowledged(address, null, { email, password: 'correct horse', returnSecureToken: true });
  }

  /** Makes an account. @returns whether that was acknowledged */
  async signUp(): Promise<boolean> {
    const email = `soak-${(this.#next += 1)}@example.test`;
    const answered = await this.#account('signUp', email);
    if (answered) this.#accounts.push(email);
    return answered;
  }

  /** What was acknowledged and is gone. */
  async lost(): Promise<string[]> {
    const query = encodeURIComponent('*[_type == "soak"]._id');
    const answer = await fetch(`${this.#lake('query')}?perspective=raw&query=${query}`, {
      headers: { authorization: 'Bearer local-editor' },
    });
    if (!answer.ok)
      throw new Failure(`Failed to read the lake's state: ${answer.status} ${await answer.text()}`);
    const { result } = (await answer.json()) as { result: string[] };
    const published = new Set(result);
    const gone = this.#inLake.filter((id) => !published.has(id)).map((id) => `${id} in the lake`);
    for (const id of this.#inFirestore) {
      const found = await fetch(`${this.#documents()}/${id}`, { headers: { authorization: 'Bearer owner' } });
      if (!found.ok) gone.push(`${id} in Firestore`);
    }
    for (const email of this.#accounts)
      if (!(await this.#account('signInWithPassword', email))) gone.push(`${email} in Auth`);
    return gone;
  }
}

async function acknowledged(address: string, authorization: string | null, body: unknown): Promise<boolean> {
  try {
    const { ok } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization === null ? {} : { authorization }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    return ok;
  } catch {
    return false;
  }
}

/**
 * Waits until the emulators have saved all that they have acknowledged by now. A save that is under way
 * may lack the newest writes; the one after it has them.
 */
async function nextSave({ variables }: ProductProcess): Promise<void> {
  const saved = join(ROOT, variables['LUMEN_STATE_DIR'] ?? '', 'emulators');
  const finished = (): number => statSync(saved, { throwIfNoEntry: false })?.ctimeMs ?? 0;
  const began = Date.now();
  for (let saves = 0, last = finished(); saves < 2; await delay(200)) {
    const now = finished();
    if (now > last) [saves, last] = [saves + 1, now];
    if (Date.now() - began > SAVE_TIMEOUT) throw new Failure('The emulators did not save their state.');
  }
}

async function until(condition: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + BACK_TIMEOUT;
  while (!(await condition())) {
    if (Date.now() > deadline)
      throw new Failure(`Timed out after ${BACK_TIMEOUT / 1000} s waiting until ${what}.`);
    await delay(200);
  }
}

/** Servers that a part's death has to leave alone. */
function bystanders(victim: Victim): ReadonlySet<string> {
  return new Set(
    victim === 'lake' ? ['site', 'Studio', 'Auth', 'Firestore', 'Storage', 'Functions'] : ['lake', 'Studio'],
  );
}

/**
 * Kills one part with SIGKILL while documents are written and pages asked for, and waits until everything
 * is back. The lake has to keep all that it acknowledged; the emulators what they saved last.
 * @returns seconds until the product was back
 * @throws Failure naming what was lost, what died with it, or what did not come back
 */
export async function killRound(product: ProductProcess, witness: Witness, victim: Victim): Promise<number> {
  const servers = localServers(product.environment);
  if (victim !== 'lake') {
    await until(() => witness.share(), 'a member could share');
    await nextSave(product);
  }
  const found = findVictim(product, victim);
  if (!found) throw new Failure(`There is no process of ${victim} to kill.`);
  const back = new AbortController();
  const publishing = (async () => {
    while (!back.signal.aborted) {
      await witness.publish();
      await delay(PAUSE);
    }
  })();
  const touched = new Set<string>();
  const spared = servers.filter(({ name }) => bystanders(victim).has(name));
  const reading = (async () => {
    while (!back.signal.aborted) {
      for (const server of spared) if (!(await isHealthy(server))) touched.add(server.name);
      await delay(PAUSE);
    }
  })();
  await delay(300);
  const before = product.output().length;
  const killed = Date.now();
  process.kill(found.pid, 'SIGKILL');
  try {
    await until(async () => product.output().slice(before).includes('restarted'), `${victim} ran again`);
    for (const server of servers) await until(() => isHealthy(server), `${server.name} answered`);
  } finally {
    back.abort();
    await Promise.all([publishing, reading]);
  }
  const seconds = (Date.now() - killed) / 1000;
  if (touched.size > 0) throw new Failure(`Killing ${victim} affected ${[...touched].join(' and ')}.`);
  const lost = await witness.lost();
  if (lost.length > 0) throw new Failure(`After ${victim} was killed, this was lost: ${lost.join(', ')}.`);
  return seconds;
}
