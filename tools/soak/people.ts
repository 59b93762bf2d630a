import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { newPerson, shareSetup, signUp } from '../../e2e/main-job.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../product/chromium.ts';
import { ROOT } from '../product/state-folder.ts';

const PICTURE = join(ROOT, 'content/images/scene-livingroom-night.webp');

/** Pages that the reader opens one after the other. */
const READ = [PATHS.home, PATHS.blog, PATHS.throwCalculator, PATHS.gallery];

/** Milliseconds between two things that one of them does. */
const PAUSE = 500;

/** Milliseconds that one step of theirs may take on a busy machine. */
const STEP_TIMEOUT = 60_000;

interface Shared {
  title: string;
  /** When the page said so, in milliseconds since 1970. */
  at: number;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}

/** In one browser a reader who opens page after page, and a member who shares setup after setup. */
export class People {
  readonly #environment: SiteEnvironment;
  readonly #browser: Browser;
  readonly #leave = new AbortController();
  readonly #problems: string[] = [];
  #shared: Shared[] = [];
  #read = 0;
  #count = 0;
  /** Goes up when the emulators go down, and when they are back: odd in between. */
  #outages = 0;
  #atWork: Promise<unknown> = Promise.resolve();

  private constructor(environment: SiteEnvironment, browser: Browser) {
    this.#environment = environment;
    this.#browser = browser;
  }

  static async open(environment: SiteEnvironment): Promise<People> {
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
    const people = new People(environment, browser);
    // Whoever is sent home while a page opens meets a browser that has gone.
    people.#atWork = Promise.all([people.#readOn(), people.#shareOn()]).catch((error: unknown) => {
      if (!people.#leave.signal.aborted) people.#problems.push(describe(error));
    });
    return people;
  }

  /** A page of somebody who was never here. */
  async #newPage(): Promise<Page> {
    const page = await this.#browser.newPage({ baseURL: this.#environment.siteUrl });
    page.setDefaultTimeout(STEP_TIMEOUT);
    return page;
  }

  /** @returns whether it went well; what failed without an outage is a problem */
  async #try(what: string, action: () => Promise<void>): Promise<boolean> {
    const outages = this.#outages;
    try {
      await action();
      return true;
    } catch (error) {
      const excused = outages % 2 === 1 || outages !== this.#outages || this.#leave.signal.aborted;
      if (!excused) this.#problems.push(`${what} failed: ${describe(error)}`);
      return false;
    }
  }

  async #readOn(): Promise<void> {
    const page = await this.#newPage();
    for (let n = 0; !this.#leave.signal.aborted; n += 1) {
      const path = READ[n % READ.length] ?? PATHS.home;
      const well = await this.#try(`Reading ${path}`, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: STEP_TIMEOUT });
      });
      if (well) this.#read += 1;
      await delay(PAUSE);
    }
  }

  async #shareOn(): Promise<void> {
    while (!this.#leave.signal.aborted) {
      const page = await this.#newPage();
      let well = await this.#try('Signing up', () => signUp(page, newPerson('Soak Member')));
      for (let n = 0; well && n < SETUP_LIMITS.perDay && !this.#leave.signal.aborted; n += 1) {
        const title = `Soak den ${(this.#count += 1)}`;
        const setup = { title, description: 'Stays, whatever ends.', pictures: [PICTURE] };
        well = await this.#try(`Sharing ${title}`, () => shareSetup(page, setup));
        if (well) this.#shared.push({ title, at: Date.now() });
        await delay(PAUSE);
      }
      await page.context().close();
    }
  }

  /** From now on what they do may fail. @returns says that it must not any more */
  outage(): () => void {
    this.#outages += 1;
    return () => {
      this.#outages += 1;
    };
  }

  /** What they did, in a sentence. */
  account(): string {
    return `a reader opened ${this.#read} pages, a member shared ${this.#count} setups`;
  }

  /**
   * What went wrong, and the setups that a page said are shared and that are gone.
   * @param saved when the emulators' last save was of, in milliseconds since 1970; what came later may be gone
   */
  async wrong(saved = Infinity): Promise<string[]> {
    const { firebase } = this.#environment;
    const documents = `${firebase.emulators?.firestore}/v1/projects/${firebase.projectId}/databases/(default)/documents`;
    const asked = [...this.#shared];
    const answer = await fetch(`${documents}/${COLLECTIONS.setups}?pageSize=1000&mask.fieldPaths=title`, {
      headers: { authorization: 'Bearer owner' },
    });
    const { documents: found = [] } = (await answer.json()) as {
      documents?: { fields: { title: { stringValue: string } } }[];
    };
    const there = new Set(found.map(({ fields }) => fields.title.stringValue));
    const gone = asked.filter(({ title }) => !there.has(title));
    this.#shared = this.#shared.filter((setup) => !gone.includes(setup));
    const lost = gone.filter(({ at }) => at <= saved).map(({ title }) => `${title} in the gallery`);
    return [...this.#problems.splice(0), ...lost];
  }

  /** Ends what they do. */
  async close(): Promise<void> {
    this.#leave.abort();
    await this.#browser.close();
    await this.#atWork;
  }
}
