/** What has to be so in the Sanity project, beyond what a deployment brings. */
import type { Services, Setting } from './setting.ts';
import { publishWebhook } from './publish-webhook.ts';

interface CorsOrigin {
  origin: string;
  allowCredentials: boolean;
}

function corsSetting(
  name: string,
  without: string,
  allowCredentials: boolean,
  originOf: (services: Services) => string,
): Setting {
  return {
    name,
    without,
    check: async (services) => {
      const origins = await services.sanity.ask<CorsOrigin[]>('GET', '/cors');
      const found = origins.find(({ origin }) => origin === originOf(services));
      if (!found) return `${originOf(services)} is not among the CORS origins`;
      return found.allowCredentials === allowCredentials
        ? null
        : `${originOf(services)} is ${allowCredentials ? 'not ' : ''}allowed to send credentials`;
    },
    setUp: (services) =>
      services.sanity.ask('POST', '/cors', { origin: originOf(services), allowCredentials }),
  };
}

const site = corsSetting(
  "the site's pages may ask Sanity for content",
  'Open pages never show what was just published, without a word.',
  false,
  ({ environment }) => environment.siteUrl,
);

const studio = corsSetting(
  'the Studio may talk to Sanity',
  'Editors cannot sign in.',
  true,
  ({ environment }) => environment.studioUrl,
);

const dataset: Setting = {
  name: 'the dataset is there and can be read',
  without: 'No page can be built.',
  check: async ({ sanity, environment }) => {
    const wanted = environment.content.dataset;
    const datasets = await sanity.ask<{ name: string; aclMode: string }[]>('GET', '/datasets');
    const found = datasets.find(({ name }) => name === wanted);
    if (!found) return `there is no dataset '${wanted}'`;
    // A private one is built with a token; its pages are fresh with each release.
    return found.aclMode === 'public' || process.env['SANITY_READ_TOKEN']
      ? null
      : `'${wanted}' is private, and there is no SANITY_READ_TOKEN to build with`;
  },
  setUp:
    'At sanity.io/manage: make the dataset, or for a private one a token with the role "Viewer", and set it as SANITY_READ_TOKEN.',
};

export const SANITY_SETTINGS: readonly Setting[] = [dataset, site, studio, publishWebhook];
