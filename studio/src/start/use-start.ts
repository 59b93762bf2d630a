import { publishedId } from '@lumen-throw/domain/checks/document-id';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { useEffect, useMemo, useState } from 'react';
import { useClient, useCurrentUser } from 'sanity';
import { environment } from '../environment.ts';
import { CONCERNS, reviewParameters } from '../structure/needs-attention.ts';
import { today } from '../structure/today.ts';
import { editedKey, readEdited } from './last-edited.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Documents that are shown of a week at most. */
const MOST_CHANGED = 12;

/** A document as a list of the pane shows it. */
export interface StartDocument {
  _id: string;
  _type: string;
  _updatedAt: string;
}

/** What the pane shows; null while the content has not answered. */
export interface StartContent {
  /** How many documents each concern has, in the order of the concerns. */
  counts: readonly number[];
  edited: readonly StartDocument[];
  changed: readonly StartDocument[];
}

const NAMED = '{_id, _type, _updatedAt}';

/** What a dataset holds for the pane, in one question. */
const START_QUERY = `{
  "counts": [${CONCERNS.map(({ filter }) => `count(*[${filter}])`).join(', ')}],
  "edited": *[_id in $edited || _originalId in $edited]${NAMED},
  "changed": *[
    dateTime(_updatedAt) > dateTime($since) && _updatedAt != _createdAt
    && !(_type match "sanity.*") && !(_type match "system.*") && !(_id in path("_.**"))
  ] | order(_updatedAt desc)[0...${MOST_CHANGED}]${NAMED}
}`;

function inOrder(documents: readonly StartDocument[], ids: readonly string[]): StartDocument[] {
  const place = ({ _id }: StartDocument) => ids.indexOf(publishedId(_id));
  return documents.toSorted((a, b) => place(a) - place(b));
}

/**
 * Asks for what the pane shows, once when it opens.
 * @returns `failed` where the content did not answer
 */
export function useStart(): { content: StartContent | null; failed: boolean } {
  const client = useClient({ apiVersion: CONTENT_API_VERSION });
  const person = useCurrentUser()?.id ?? '';
  const [content, setContent] = useState<StartContent | null>(null);
  const [failed, setFailed] = useState(false);
  const edited = useMemo(
    () => readEdited(localStorage, editedKey(environment.content.dataset, person)).map(({ id }) => id),
    [person],
  );
  useEffect(() => {
    let left = false;
    const params = {
      edited: edited.flatMap((id) => [id, `drafts.${id}`]),
      since: new Date(Date.now() - WEEK).toISOString(),
      ...reviewParameters(today()),
    };
    client.fetch<StartContent>(START_QUERY, params, { perspective: 'drafts' }).then(
      (answer) => {
        if (left) return;
        setContent({ ...answer, edited: inOrder(answer.edited, edited) });
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [client, edited]);
  return { content, failed };
}
