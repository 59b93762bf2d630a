/**
 * The page inside the Studio's preview. It asks the Studio for its content, and the Studio answers
 * from the editor's own session, drafts included. There is no token here and no way to drafts for a
 * page that stands by itself: without a Studio around it, nobody answers.
 */
import { createNode, createNodeMachine } from '@sanity/comlink';
import {
  createCompatibilityActors,
  type LoaderControllerMsg,
  type LoaderNodeMsg,
} from '@sanity/presentation-comlink';
import type { ContentEnvironment } from '@lumen-throw/domain/environment';
import type { ContentSourceMap } from '@sanity/client/csm';
import { pageAndSiteQuery } from '../page-queries.ts';
import type { PageAndSite, PageKind, PageParameters } from '../../shared/content-api/page-content.ts';

import { siteTextsQuery } from '../../shared/content-api/site-query.ts';
import type { OwnTexts } from '../../shared/site-texts/site-texts.ts';
import { editableTexts } from './editable-texts.ts';

/** Milliseconds between two signs that a page still wants its query answered. */
const HEARTBEAT = 10_000;

const DOCUMENTS_QUERY = '*[_id in $ids]';

interface PageQuestion {
  kind: PageKind;
  parameters: PageParameters;
}

/** @param sourceMap what the drafts are made from; null for a release, which the overlays cannot change */
type Answered = (answer: PageAndSite, sourceMap: ContentSourceMap | null) => void;

type TextsAnswered = (texts: OwnTexts) => void;

type Perspective = LoaderNodeMsg['data']['perspective'];

interface Question {
  query: string;
  params: Record<string, string | number | readonly string[]>;
  answered: (result: unknown, resultSourceMap: ContentSourceMap | undefined) => void;
}

export interface StudioConnection {
  /** Asks for a page, and for each change to it. @returns ends it */
  listen: (question: PageQuestion, answered: Answered) => () => void;
  /** Asks for what editors wrote in the place of the site's own words, for as long as the page is open. */
  listenToTexts: (answered: TextsAnswered) => void;
  /** Asks for documents as they are stored, and for each change to them. @returns ends it */
  listenToDocuments: (
    ids: readonly string[],
    answered: (documents: readonly unknown[]) => void,
  ) => () => void;
}

/**
 * Lets nobody but the Studio around this page speak to it, not even a frame beside it; the page's
 * own messages to itself pass. Must come before any other listener.
 */
function onlyFrom(studioOrigin: string): void {
  window.addEventListener(
    'message',
    (event) => {
      const fromStudio = event.source === window.parent && event.origin === studioOrigin;
      if (!fromStudio && event.source !== window) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

function parametersOf({ parameters }: PageQuestion): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(parameters).filter((entry): entry is [string, string | number] => entry[1] !== undefined),
  );
}

/**
 * Connects the page to the Studio around it.
 * @param studioUrl the one Studio that is listened to; also where click-to-edit leads
 */
export function connectToStudio(content: ContentEnvironment, studioUrl: string): StudioConnection {
  onlyFrom(new URL(studioUrl).origin);
  const { projectId, dataset } = content;
  const questions = new Set<Question>();
  let perspective: Perspective = 'drafts';
  const node = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    { name: 'loaders', connectTo: 'presentation' },
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({
      actors: createCompatibilityActors<LoaderNodeMsg>(),
    }),
  );

  const ask = ({ query, params }: Question) => {
    node.post('loader/query-listen', {
      projectId,
      dataset,
      perspective,
      query,
      params,
      heartbeat: HEARTBEAT,
    });
  };
  const askAll = () => {
    for (const question of questions) ask(question);
  };

  const reportDocuments = (resultSourceMap: ContentSourceMap) => {
    node.post('loader/documents', {
      projectId,
      dataset,
      perspective,
      documents: resultSourceMap.documents,
    });
  };

  node.on('loader/perspective', (data) => {
    if (data.projectId !== projectId || data.dataset !== dataset) return;
    perspective = data.perspective;
    askAll();
  });
  node.on('loader/query-change', (data) => {
    if (data.projectId !== projectId || data.dataset !== dataset) return;
    if (JSON.stringify(data.perspective) !== JSON.stringify(perspective)) return;
    for (const { query, params, answered } of questions) {
      if (query !== data.query || JSON.stringify(params) !== JSON.stringify(data.params)) continue;
      const { result, resultSourceMap } = data as { result: unknown; resultSourceMap?: ContentSourceMap };
      if (resultSourceMap) reportDocuments(resultSourceMap);
      answered(result, resultSourceMap);
    }
  });
  node.onStatus(askAll, 'connected');
  node.start();
  setInterval(askAll, HEARTBEAT / 2);

  const listen = (question: Question) => {
    questions.add(question);
    ask(question);
    return () => questions.delete(question);
  };

  return {
    listen: (asked, answered) =>
      listen({
        query: pageAndSiteQuery(asked.kind),
        params: parametersOf(asked),
        answered: (result, resultSourceMap) =>
          answered(
            editableTexts(result as PageAndSite, resultSourceMap, studioUrl),
            perspective === 'drafts' ? (resultSourceMap ?? null) : null,
          ),
      }),
    listenToTexts: (answered) => {
      listen({ query: siteTextsQuery, params: {}, answered: (result) => answered(result as OwnTexts) });
    },
    listenToDocuments: (ids, answered) =>
      listen({
        query: DOCUMENTS_QUERY,
        params: { ids },
        answered: (result) => answered(result as readonly unknown[]),
      }),
  };
}
