/** The Studio: one workspace, on the embedded lake or on Sanity by configuration. */
import { createClient } from '@sanity/client';
import { visionTool } from '@sanity/vision';
import { defineConfig, type WorkspaceOptions } from 'sanity';
import { structureTool } from 'sanity/structure';
import { environment, LAKE_TOKEN } from './src/environment.ts';
import { schemaTypes } from './src/schema/index.ts';
import { isSingleton, SINGLETON_ACTIONS } from './src/structure/singletons.ts';
import { structure } from './src/structure/structure.ts';

const { projectId, dataset, lakeOrigin } = environment.content;

/** On the lake: its address, its editor's token, and the services it does not have switched off. */
const onLake: Partial<WorkspaceOptions> =
  lakeOrigin === null
    ? {}
    : {
        apiHost: lakeOrigin,
        unstable_clientFactory: (options) =>
          createClient({
            ...options,
            useProjectHostname: false,
            withCredentials: false,
            token: LAKE_TOKEN,
            ignoreBrowserTokenWarning: true,
          }),
        auth: { loginMethod: 'token', providers: [], redirectOnSingle: false },
        releases: { enabled: false },
        scheduledPublishing: { enabled: false },
        scheduledDrafts: { enabled: false },
        tasks: { enabled: false },
      };

export default defineConfig({
  name: 'default',
  title: 'Lumen & Throw',
  projectId,
  dataset,
  ...onLake,
  announcements: { enabled: false },
  plugins: [structureTool({ structure }), ...(lakeOrigin === null ? [] : [visionTool()])],
  schema: {
    types: schemaTypes,
    templates: (templates) => [
      ...templates.filter((template) => !isSingleton(template.schemaType)),
      {
        id: 'product-of-kind',
        title: 'Product',
        schemaType: 'product',
        parameters: [{ name: 'kind', type: 'string' }],
        value: ({ kind }: { kind?: string }) => ({ kind }),
      },
    ],
  },
  document: {
    comments: { enabled: lakeOrigin === null },
    actions: (actions, { schemaType }) =>
      isSingleton(schemaType)
        ? actions.filter(({ action }) => action !== undefined && SINGLETON_ACTIONS.has(action))
        : actions,
    newDocumentOptions: (options) => options.filter(({ templateId }) => !isSingleton(templateId)),
  },
});
