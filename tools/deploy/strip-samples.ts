/**
 * `npm run samples:strip -- --stage production`: takes what nobody really said out of the content, which
 * a deployment to production refuses: ratings and numbers of reviews of products, and quotes. Without a
 * stage it works on the embedded product, which must be running. `--dry-run` only says what it would do.
 */
import { createClient, type SanityClient } from '@sanity/client';
import { parseEnvironment, type ContentEnvironment } from '@lumen-throw/domain/environment';
import { STAGE_OPTION, workOnStage } from '../../environments/stage.ts';
import { readArguments } from '../product/command-line.ts';
import { Failure, runCommand } from '../product/failure.ts';

/** The lake's token for whoever works on this machine. */
const LAKE_TOKEN = 'local-editor';

interface Stored {
  _id: string;
}

interface QuotesSection {
  _key: string;
  quotes: { _ref: string }[] | null;
}

/** What an editor would have to open one by one; drafts and versions count as well. */
interface Samples {
  products: (Stored & { badge: string | null })[];
  quotes: Stored[];
  /** Documents that show sample quotes. */
  pages: (Stored & { sections: QuotesSection[] | null })[];
  /** Samples that are a text, which only a person can write anew. */
  others: (Stored & { label: string | null })[];
}

const SAMPLES = `{
  "products": *[_type == "product" && sample == true]{_id, badge},
  "quotes": *[_type == "customerQuote" && sample == true]{_id},
  "pages": *[references(*[_type == "customerQuote" && sample == true]._id)]{
    _id, "sections": sections[_type == "quotes"]{_key, "quotes": quotes[]{_ref}}
  },
  "others": *[sample == true && !(_type in ["product", "customerQuote"])]{_id, "label": coalesce(title, name)}
}`;

/** A badge that counts buyers is as invented as the reviews beside it. */
const COUNTS_BUYERS = /\d\+? bought\b/i;

/** The editor's client of a dataset, which sees drafts as well. */
function editorOf(content: ContentEnvironment, token: string): SanityClient {
  return createClient({
    projectId: content.projectId,
    dataset: content.dataset,
    apiVersion: content.apiVersion,
    perspective: 'raw',
    useCdn: false,
    token,
    ...(content.lakeOrigin ? { apiHost: content.lakeOrigin, useProjectHostname: false } : {}),
  });
}

/** What goes out of a page: single quotes, or a section of which nothing would be left. */
function shownSamples(sections: readonly QuotesSection[], samples: ReadonlySet<string>): string[] {
  return sections.flatMap(({ _key, quotes }) => {
    const sampled = (quotes ?? []).filter(({ _ref }) => samples.has(_ref));
    const section = `sections[_key=="${_key}"]`;
    return sampled.length > 0 && sampled.length === quotes?.length
      ? [section]
      : sampled.map(({ _ref }) => `${section}.quotes[_ref=="${_ref}"]`);
  });
}

/**
 * Strips samples from all documents in one transaction, or says what it would do.
 * @returns what was done, in lines of a terminal
 */
export async function stripSamples(
  content: ContentEnvironment,
  token: string,
  dryRun: boolean,
): Promise<string[]> {
  const client = editorOf(content, token);
  const { products, quotes, pages, others } = await client.fetch<Samples>(SAMPLES);
  const transaction = client.transaction();
  for (const { _id, badge } of products) {
    const badges = badge !== null && COUNTS_BUYERS.test(badge) ? ['badge'] : [];
    transaction.patch(_id, { unset: ['rating', 'reviewsText', 'sample', ...badges] });
  }
  const gone = new Set(quotes.map(({ _id }) => _id));
  for (const { _id, sections } of pages) {
    const unset = shownSamples(sections ?? [], gone);
    if (unset.length > 0) transaction.patch(_id, { unset });
  }
  for (const { _id } of quotes) transaction.delete(_id);
  if (!dryRun && products.length + quotes.length > 0) await transaction.commit({ visibility: 'sync' });
  const did = dryRun ? 'Would take' : 'Took';
  return [
    `${did} rating and reviews out of ${products.length} products.`,
    `${did} ${quotes.length} quotes out of ${pages.length} pages, and out of the content.`,
    ...others.map(({ _id, label }) => `Left for you to write: ${_id}, "${label ?? 'without a title'}".`),
  ];
}

if (import.meta.main) {
  await runCommand(async () => {
    const { values } = readArguments({
      options: { 'dry-run': { type: 'boolean', default: false }, ...STAGE_OPTION },
    });
    workOnStage(values.stage);
    const { backend, content } = parseEnvironment(process.env);
    const token = backend === 'local' ? LAKE_TOKEN : process.env['SANITY_AUTH_TOKEN'];
    if (!token) {
      throw new Failure(
        'There is no SANITY_AUTH_TOKEN: make a token with the role "Editor" at sanity.io/manage.',
      );
    }
    for (const line of await stripSamples(content, token, values['dry-run'])) console.log(line);
  });
}
