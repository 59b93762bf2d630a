/** The content lake as its editor sees it, drafts included. */
import type { APIRequestContext } from '@playwright/test';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';

const EDITOR = { authorization: 'Bearer local-editor' };

/** @param query in GROQ */
export async function askLake(
  request: APIRequestContext,
  { content }: SiteEnvironment,
  query: string,
  params: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const answer = await request.post(
    `${content.lakeOrigin}/v${content.apiVersion}/data/query/${content.dataset}?perspective=raw`,
    { headers: EDITOR, data: { query, params } },
  );
  return ((await answer.json()) as { result: unknown }).result;
}

/** Makes one change, in Sanity's own words. @throws Error with what the lake says against it */
export async function changeLake(
  request: APIRequestContext,
  { content }: SiteEnvironment,
  mutation: Readonly<Record<string, object>>,
): Promise<void> {
  const answer = await request.post(
    `${content.lakeOrigin}/v${content.apiVersion}/data/mutate/${content.dataset}`,
    { headers: EDITOR, data: { mutations: [mutation] } },
  );
  if (!answer.ok()) throw new Error(`The lake rejected the request: ${await answer.text()}`);
}

/** Does what the Studio's buttons do, in Sanity's own words. @throws Error with what the lake says against it */
export async function actOnLake(
  request: APIRequestContext,
  { content }: SiteEnvironment,
  actions: readonly object[],
): Promise<void> {
  const answer = await request.post(
    `${content.lakeOrigin}/v${content.apiVersion}/data/actions/${content.dataset}`,
    { headers: EDITOR, data: { actions } },
  );
  if (!answer.ok()) throw new Error(`The lake rejected the request: ${await answer.text()}`);
}
