/** The webhook that tells the product of each publish, and the secret that both sides sign with. */
import { randomBytes } from 'node:crypto';
import {
  WEBHOOK_EVENTS,
  WEBHOOK_FILTER,
  WEBHOOK_FUNCTION,
  WEBHOOK_NAME,
  WEBHOOK_PROJECTION,
} from '@lumen-throw/domain/publish-webhook';
import type { Services, Setting } from './setting.ts';

/** Name of the secret, as the function asks for it (functions/src/rebuild-hook.ts). */
const SECRET = 'PUBLISH_WEBHOOK_SECRET';

const SECRETS = 'https://secretmanager.googleapis.com/v1';

/** A webhook as Sanity's API has it: https://www.sanity.io/docs/http-webhooks */
interface Hook {
  id: string;
  type: string;
  name: string;
  url: string;
  dataset: string;
  apiVersion: string;
  httpMethod: string;
  includeDrafts: boolean;
  isDisabledByUser?: boolean;
  rule?: { on: readonly string[]; filter: string | null; projection: string | null };
}

function wanted({ environment }: Services): Omit<Hook, 'id'> & Required<Pick<Hook, 'rule'>> {
  const { projectId, region } = environment.firebase;
  return {
    type: 'document',
    name: WEBHOOK_NAME,
    url: `https://${region}-${projectId}.cloudfunctions.net/${WEBHOOK_FUNCTION}`,
    dataset: environment.content.dataset,
    apiVersion: `v${environment.content.apiVersion}`,
    httpMethod: 'POST',
    includeDrafts: false,
    rule: { on: WEBHOOK_EVENTS, filter: WEBHOOK_FILTER, projection: WEBHOOK_PROJECTION },
  };
}

async function hooksFor(services: Services): Promise<Hook[]> {
  const { url } = wanted(services);
  return (await services.sanity.askHooks<Hook[]>('GET', '')).filter((hook) => hook.url === url);
}

/** What is wrong with a webhook, in a few words; null for nothing. */
function fault(hook: Hook, services: Services): string | null {
  const { dataset, rule } = wanted(services);
  if (hook.isDisabledByUser) return 'the webhook is switched off';
  if (hook.dataset !== dataset) return `the webhook is for the dataset '${hook.dataset}'`;
  if (hook.includeDrafts) return 'the webhook is sent for drafts';
  if (hook.rule?.projection !== rule.projection || hook.rule.filter !== rule.filter)
    return 'the webhook has another filter or projection';
  const missing = rule.on.filter((event) => !hook.rule?.on.includes(event));
  return missing.length > 0 ? `the webhook is not sent on ${missing.join(', ')}` : null;
}

const secretUrl = ({ environment }: Services): string =>
  `${SECRETS}/projects/${environment.firebase.projectId}/secrets/${SECRET}`;

/** The secret's value; made where there is none, so that a deployed function's stays as it is. */
async function secretValue(services: Services): Promise<string> {
  const { google, environment } = services;
  const url = secretUrl(services);
  const found = await google.find<{ payload: { data: string } }>(`${url}/versions/latest:access`);
  if (found) return Buffer.from(found.payload.data, 'base64').toString('utf8');
  if (!(await google.find(url))) {
    const parent = `${SECRETS}/projects/${environment.firebase.projectId}`;
    await google.ask('POST', `${parent}/secrets?secretId=${SECRET}`, { replication: { automatic: {} } });
  }
  const value = randomBytes(32).toString('base64url');
  await google.ask('POST', `${url}:addVersion`, {
    payload: { data: Buffer.from(value).toString('base64') },
  });
  return value;
}

/** Sanity tells the function of each publish. */
export const publishWebhook: Setting = {
  name: 'Sanity announces each publish to the product, signed',
  without:
    'The functions are not deployed without the secret; without the webhook no page learns of a publish.',
  check: async (services) => {
    const hooks = await hooksFor(services);
    const [hook] = hooks;
    if (!hook) return 'there is no webhook';
    if (hooks.length > 1) return 'there is more than one webhook';
    const wrong = fault(hook, services);
    if (wrong) return wrong;
    const secret = await services.google.find(`${secretUrl(services)}/versions/latest`);
    return secret ? null : `there is no secret ${SECRET}`;
  },
  setUp: async (services) => {
    const secret = await secretValue(services);
    // One that is wrong is replaced whole: nobody can read what secret it signs with.
    for (const { id } of await hooksFor(services)) await services.sanity.askHooks('DELETE', `/${id}`);
    await services.sanity.askHooks('POST', '', { ...wanted(services), secret });
  },
};
