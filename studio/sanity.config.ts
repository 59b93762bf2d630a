/** The Studio: one workspace, on the embedded lake or on Sanity by configuration. */
import { createClient } from '@sanity/client';
import { defineConfig, type WorkspaceOptions } from 'sanity';
import { structureTool } from 'sanity/structure';
import { documentActions } from './src/actions/document-actions.ts';
import {
  hiddenPage,
  outdatedReview,
  sampleOpinion,
  unpublishedChanges,
} from './src/badges/document-badges.ts';
import { retryEventStreams } from './src/connection/retry-event-streams.ts';
import { environment, LAKE_TOKEN } from './src/environment.ts';
import { figuresInText } from './src/figures-in-text/figures-in-text.tsx';
import { publishChecklist } from './src/publish-checklist/publish-checklist.tsx';
import { publishedState } from './src/published-state/published-state.ts';
import { presentation } from './src/presentation/presentation.ts';
import { SampleNotice } from './src/samples/sample-notice.tsx';
import { schemaTypes } from './src/schema/index.ts';
import { shortForm } from './src/short-form/short-form.tsx';
import { PRODUCT_OF_CATEGORY, PRODUCT_OF_KIND, productOfCategory } from './src/structure/product-lists.ts';
import { isSingleton } from './src/structure/singletons.ts';
import { siteTexts } from './src/site-texts/site-texts.tsx';
import { start } from './src/start/start.ts';
import { unsaved } from './src/unsaved/unsaved-changes.tsx';
import { FREE_PAGE, freePage } from './src/structure/page-lists.ts';
import { structure } from './src/structure/structure.ts';
import { writing } from './src/writing/writing.tsx';

const { projectId, dataset, lakeOrigin } = environment.content;

// The client has no setting for how its streams connect.
globalThis.fetch = retryEventStreams(globalThis.fetch);

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
        tasks: { enabled: false },
      };

export default defineConfig({
  name: 'default',
  title: 'Lumen & Throw',
  projectId,
  dataset,
  ...onLake,
  announcements: { enabled: false },
  // Sanity has replaced it by scheduled drafts, and two ways to schedule are one too many.
  scheduledPublishing: { enabled: false },
  plugins: [
    publishedState(),
    publishChecklist(),
    start(),
    shortForm(),
    writing(),
    unsaved(),
    siteTexts(),
    figuresInText(),
    structureTool({ title: 'Content', structure }),
    presentation,
  ],
  schema: {
    types: schemaTypes,
    templates: (templates) => [
      ...templates.filter((template) => !isSingleton(template.schemaType)),
      {
        id: PRODUCT_OF_KIND,
        title: 'Product',
        schemaType: 'product',
        parameters: [{ name: 'kind', type: 'string' }],
        value: ({ kind }: { kind?: string }) => ({ kind }),
      },
      {
        id: PRODUCT_OF_CATEGORY,
        title: 'New product on this page',
        schemaType: 'product',
        parameters: [
          { name: 'id', type: 'string' },
          { name: 'slug', type: 'string' },
        ],
        value: productOfCategory,
      },
      { id: FREE_PAGE, title: 'Free page', schemaType: 'infoPage', value: freePage },
      {
        id: 'article-of-category',
        title: 'Guide',
        schemaType: 'article',
        parameters: [{ name: 'category', type: 'string' }],
        value: ({ category }: { category?: string }) => ({ category }),
      },
    ],
  },
  form: { components: { input: SampleNotice } },
  document: {
    comments: { enabled: lakeOrigin === null },
    actions: (actions, { schemaType }) => documentActions(actions, schemaType),
    badges: (badges) => [...badges, unpublishedChanges, hiddenPage, outdatedReview, sampleOpinion],
    newDocumentOptions: (options) => options.filter(({ templateId }) => !isSingleton(templateId)),
  },
});
