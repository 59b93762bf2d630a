/**
 * `npm run tool -- strip-samples --stage production`: takes what nobody really said out of the content, which
 * a deployment to production refuses: ratings and numbers of reviews of products, and quotes. Without a
 * stage it works on the embedded product, which must be running. `--dry-run` only says what it would do.
 */
import { createClient, type SanityClient } from '@sanity/client';
import { parseEnvironment, type ContentEnvironment } from '@lumen-throw/domain/environment';
import { SAMPLES_QUERY, type StoredSamples } from '@lumen-throw/domain/samples';
import { STAGE_OPTION, workOnStage } from '../../environments/stage.ts';
import { stripTransaction } from '../../studio/src/samples/strip.ts';
import { readArguments } from '../product/command-line.ts';
import { Failure, runCommand } from '../product/failure.ts';

/** The lake's token for whoever works on this machine. */
const LAKE_TOKEN = 'local-editor';

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
  const samples = await client.fetch<StoredSamples>(SAMPLES_QUERY);
  const { products, quotes, pages, others } = samples;
  const transaction = stripTransaction(client, samples);
  if (!dryRun && transaction.serialize().length > 0) await transaction.commit({ visibility: 'sync' });
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
        'SANITY_AUTH_TOKEN is not set: create a token with the role "Editor" at sanity.io/manage.',
      );
    }
    for (const line of await stripSamples(content, token, values['dry-run'])) console.log(line);
  });
}
