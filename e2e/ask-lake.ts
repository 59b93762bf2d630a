import type { APIRequestContext } from '@playwright/test';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';

/** Asks the content lake as its editor, drafts included. @param query in GROQ */
export async function askLake(
  request: APIRequestContext,
  { content }: SiteEnvironment,
  query: string,
  params: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const answer = await request.post(
    `${content.lakeOrigin}/v${content.apiVersion}/data/query/${content.dataset}?perspective=raw`,
    { headers: { authorization: 'Bearer local-editor' }, data: { query, params } },
  );
  return ((await answer.json()) as { result: unknown }).result;
}
