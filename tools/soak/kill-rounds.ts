import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { descendants, processOnPort, type RunningProcess } from '../emulators/src/process-tree.ts';
import { Failure } from '../product/failure.ts';
import type { ProductProcess } from '../product/product-process.ts';
import { ROOT } from '../product/state-folder.ts';
import { isHealthy } from './fuzz.ts';
import type { People } from './people.ts';
import { localServers } from './servers.ts';

/** How long the product may take to be well again, in milliseconds; the run prints what it took. */
const BACK_TIMEOUT = 120_000;

/** How long the emulators' next regular save may take to come. */
const SAVE_TIMEOUT = 180_000;

/** How long a save may have been on its way when one waits for it. */
const SAVE_DURATION = 10_000;

/** Milliseconds between two publishes or looks: the lake takes 25 writes a second from one address, as Sanity does. */
const PAUSE = 60;

/** Parts that are killed. What a part's death must not touch is asked all the while. */
export const VICTIMS = ['lake', 'firebase-tools', 'Firestore', 'Storage rules', 'supervisor'] as const;
export type Victim = (typeof VICTIMS)[number];

/** The processes of a running product by their names. */
function findVictim({ pid, environment }: ProductProcess, victim: Victim): RunningProcess | undefined {
  const all = descendants(pid);
  const childrenOf = (parent: number): RunningProcess[] => all.filter((one) => one.parent === parent);
  const javaOf = (parent: number): RunningProcess[] =>
    childrenOf(parent).filter(({ name }) => name === 'java');
  const tools = all.find((one) => javaOf(one.pid).length > 0);
  if (!tools) return undefined;
  const [firestore, storageRules] = javaOf(tools.pid);
  const processes: Record<Victim, RunningProcess | undefined> = {
    // Where the system does not tell who listens: the launcher starts the lake first.
    lake: processOnPort(environment.ports.lake) ?? childrenOf(pid).find((one) => one.pid !== tools.parent),
    'firebase-tools': tools,
    Firestore: firestore,
    'Storage rules': storageRules,
    supervisor: all.find((one) => one.pid === tools.parent),
  };
  return processes[victim];
}

/** Writes to the lake and to Firestore, and knows what was acknowledged. */
export class Witness {
  readonly #environment: SiteEnvironment;
  readonly #inLake: string[] = [];
  readonly #inFirestore: string[] = [];
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

  /** What was acknowledged and is gone. */
  async lost(): Promise<string[]> {
    const query = encodeURIComponent('*[_type == "soak"]._id');
    const answer = await fetch(`${this.#lake('query')}?perspective=raw&query=${query}`, {
      headers: { authorization: 'Bearer local-editor' },
    });
    if (!answer.ok)
      throw new Failure(`The lake did not tell what it holds: ${answer.status} ${await answer.text()}`);
    const { result } = (await answer.json()) as { result: string[] };
    const published = new Set(result);
    const gone = this.#inLake.filter((id) => !published.has(id)).map((id) => `${id} in the lake`);
    for (const id of this.#inFirestore) {
      const found = await fetch(`${this.#documents()}/${id}`, { headers: { authorization: 'Bearer owner' } });
      if (!found.ok) gone.push(`${id} in Firestore`);
    }
    return gone;
  }
}

async function acknowledged(address: string, authorization: string, body: unknown): Promise<boolean> {
  try {
    const { ok } = await fetch(address, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    return ok;
  } catch {
    return false;
  }
}

/**
 * Waits until the emulators have saved their state once more, as they do all the time.
 * @returns a time whose state is in the save, in milliseconds since 1970
 */
async function nextSave({ variables }: ProductProcess): Promise<number> {
  const saved = join(ROOT, variables['LUMEN_STATE_DIR'] ?? '', 'emulators');
  const made = (): number => statSync(saved, { throwIfNoEntry: false })?.ctimeMs ?? 0;
  const before = Date.now();
  while (made() <= before) {
    if (Date.now() - before > SAVE_TIMEOUT) throw new Failure('The emulators did not save their state.');
    await delay(200);
  }
  // The folder gets its name in the last step but one.
  await delay(200);
  return before - SAVE_DURATION;
}

async function until(condition: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + BACK_TIMEOUT;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Failure(`Waited ${BACK_TIMEOUT / 1000} s in vain until ${what}.`);
    await delay(200);
  }
}

/** Servers that a part's death has to leave alone. */
function bystanders(victim: Victim): ReadonlySet<string> {
  return new Set(
    victim === 'lake' ? ['site', 'Studio', 'Auth', 'Firestore', 'Storage', 'Functions'] : ['lake', 'Studio'],
  );
}

/** Who knows what was acknowledged. */
export interface Witnesses {
  witness: Witness;
  people: People;
}

/**
 * Kills one part with SIGKILL while pages are read and documents written, and waits until everything
 * is back. The lake has to keep all that it acknowledged; the emulators what they saved last.
 * @returns seconds until the product was back
 * @throws Failure naming what was lost, what died with it, or what did not come back
 */
export async function killRound(
  product: ProductProcess,
  { witness, people }: Witnesses,
  victim: Victim,
): Promise<number> {
  const servers = localServers(product.environment);
  let saved = Infinity;
  if (victim !== 'lake') {
    await until(() => witness.share(), 'a member could share');
    saved = await nextSave(product);
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
  // The emulators serve the site, the gallery and the accounts; nobody may notice the end of the lake.
  const isBack = victim === 'lake' ? null : people.outage();
  const killed = Date.now();
  process.kill(found.pid, 'SIGKILL');
  try {
    await until(async () => product.output().slice(before).includes('runs again'), `${victim} ran again`);
    for (const server of servers) await until(() => isHealthy(server), `${server.name} answered`);
  } finally {
    back.abort();
    await Promise.all([publishing, reading]);
  }
  const seconds = (Date.now() - killed) / 1000;
  if (touched.size > 0) throw new Failure(`The end of ${victim} was felt by ${[...touched].join(' and ')}.`);
  isBack?.();
  const wrong = [...(await witness.lost()), ...(await people.wrong(saved))];
  if (wrong.length > 0)
    throw new Failure(`After the end of ${victim} this was lost or failed: ${wrong.join(', ')}.`);
  return seconds;
}
