/** The checks over all documents of a dataset, in steps that leave an editor's browser time to answer. */
import { checkDocument, type FoundProblem } from './document-checks.ts';
import type { CheckedDocument } from './problem.ts';
import { siteIndexOf } from './site-index.ts';

/** A problem with the document that has it. */
export interface SiteProblem extends FoundProblem {
  document: CheckedDocument;
}

interface CheckSiteOptions {
  /** The next documents after an id, in the order of ids; fewer than asked for where there are no more. */
  page: (after: string, most: number) => Promise<CheckedDocument[]>;
  today: string;
  /** Told after each step; `total` is not known before all documents are read. */
  onProgress?: (done: number, total: number | null) => void;
  /** Waits until the browser has done what waits; tests need none. */
  pause?: () => Promise<void>;
  /** Whether nobody waits for the answer any more. */
  abandoned?: () => boolean;
  /** Milliseconds since some moment. */
  clock?: () => number;
}

/** Documents read at once: an answer of some megabytes. */
const PAGE = 500;

/** Milliseconds for which the checks may hold the browser: half of what people notice. */
const STEP = 25;

/** Checks every document, drafts and published ones. @returns what was found before it was abandoned */
export async function checkSite({
  page,
  today,
  onProgress = () => {},
  pause = async () => {},
  abandoned = () => false,
  clock = () => performance.now(),
}: CheckSiteOptions): Promise<SiteProblem[]> {
  const documents: CheckedDocument[] = [];
  for (let more = true; more && !abandoned();) {
    const next = await page(documents.at(-1)?._id ?? '', PAGE);
    documents.push(...next);
    more = next.length === PAGE;
    onProgress(documents.length, null);
  }
  const context = { today, site: siteIndexOf(documents) };
  const problems: SiteProblem[] = [];
  let since = clock();
  for (const [place, document] of documents.entries()) {
    if (abandoned()) break;
    for (const problem of checkDocument(document, context)) problems.push({ ...problem, document });
    if (clock() - since < STEP) continue;
    onProgress(place + 1, documents.length);
    await pause();
    since = clock();
  }
  onProgress(documents.length, documents.length);
  return problems;
}
