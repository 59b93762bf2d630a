import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { VERSION_PATH } from '@lumen-throw/domain/published-changes';
import { MADE_UP_TO_PATH } from '@lumen-throw/domain/published-state';
import { FRAME_PATHS } from '@lumen-throw/domain/frame-paths';
import { ERRORS_PATH } from '@lumen-throw/domain/site-paths';
import { framingPolicy, stageHeaders } from './content-policy.ts';
import type { Redirect } from './redirects.ts';

/** The part of hosting's configuration that depends on content or stage; firebase.json has the rest. */
export interface HostingConfig {
  redirects: (Omit<Redirect, 'type'> & { type: 301 | 302 })[];
  rewrites: { source: string; function: { functionId: string; region: string } }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

/** What a build adds to the lists of firebase.json; of two headers of one name, hosting sends the later. */
export function hostingConfig(environment: SiteEnvironment, redirects: readonly Redirect[]): HostingConfig {
  const forStudio = {
    key: 'Access-Control-Allow-Origin',
    value: new URL(environment.studioUrl).origin,
  };
  const { region } = environment.firebase;
  return {
    redirects: redirects.map((redirect) => ({ type: 301, ...redirect })),
    rewrites: environment.reportErrors
      ? [{ source: ERRORS_PATH, function: { functionId: 'takeErrorReport', region } }]
      : [],
    headers: [
      { source: '**', headers: stageHeaders(environment) },
      // The Studio, at an address of its own, tells editors where what they publish stands.
      ...[VERSION_PATH, MADE_UP_TO_PATH, '/_data/**'].map((source) => ({ source, headers: [forStudio] })),
      // The pages that are made for other sites' frames.
      ...FRAME_PATHS.map((source) => ({ source, headers: [framingPolicy('*')] })),
    ],
  };
}
