/** The hosted services of one stage, for programs of this machine: a Firebase and a Sanity project. */
import { GoogleProject } from './google-project.ts';
import { googleDeployRoutes } from './google-deploy-routes.ts';
import { googleSetupRoutes } from './google-setup-routes.ts';
import { liveRoutes } from './live-routes.ts';
import { startServicesProxy, type ServicesProxy } from './proxy.ts';
import { SanityProject, sanitySetupRoutes } from './sanity-double.ts';

export interface HostedDouble {
  google: GoogleProject;
  sanity: SanityProject;
  proxy: ServicesProxy;
}

/** Names that programs of a stage ask for. */
const HOSTS = [
  '*.googleapis.com',
  '*.cloudfunctions.net',
  '*.web.app',
  '*.example',
  'api.sanity.io',
  '*.api.sanity.io',
  '*.apicdn.sanity.io',
  '*.sanity.studio',
  'lumen.example',
];

/** Starts the doubles of two new projects, as the consoles leave them. */
export async function startHostedDouble(projectId: string, sanityId: string): Promise<HostedDouble> {
  const google = new GoogleProject(projectId);
  const sanity = new SanityProject(sanityId);
  const routes = [
    ...googleDeployRoutes(google),
    ...googleSetupRoutes(google),
    ...sanitySetupRoutes(sanity),
    ...liveRoutes(google, sanity),
  ];
  return { google, sanity, proxy: await startServicesProxy(routes, HOSTS) };
}
