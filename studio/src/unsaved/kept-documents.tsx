import { Card, Stack, Text } from '@sanity/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { Preview, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { LinkList } from '../panes/link-list.ts';
import { keptForms, keptFormsOf, watchKept, type KeptDocument } from './kept-changes.ts';
import { forgetStored } from './lost-changes.ts';
import { UNSAVED_TEXTS } from './texts.ts';
import { useDocumentEvents, whenStored } from './use-document-events.ts';

/** What changes when a document begins or ends to have changes. */
const keptNow = (): string => JSON.stringify(keptForms());

/** A document of which changes are kept. A window that closed can't tell that they were stored after all. */
function KeptDocumentLink({ id, type, release }: KeptDocument) {
  const schemaType = useSchema().get(type);
  const events = useDocumentEvents({ id, type, release });
  useEffect(() => {
    const watching = whenStored(events).subscribe((document) => {
      for (const form of keptFormsOf({ id, release })) forgetStored(form, document);
    });
    return () => watching.unsubscribe();
  }, [events, id, release]);
  return (
    <IntentLink intent="edit" params={{ id, type }} searchParams={release ? [['perspective', release]] : []}>
      {schemaType ? <Preview schemaType={schemaType} value={{ _id: id, _type: type }} /> : type}
    </IntentLink>
  );
}

/** Names the documents of which this browser keeps changes that are not saved; nothing without one. */
export function KeptDocuments() {
  useSyncExternalStore(watchKept, keptNow);
  const kept = new Map(keptForms().map((form) => [`${form.id} ${form.release}`, form]));
  if (kept.size === 0) return null;
  return (
    <Card padding={3} radius={2} tone="caution" role="status">
      <Stack gap={3}>
        <Text size={1}>{UNSAVED_TEXTS.documents}</Text>
        <LinkList>
          {[...kept].map(([key, { id, type, release }]) => (
            <li key={key}>
              <KeptDocumentLink id={id} type={type} release={release} />
            </li>
          ))}
        </LinkList>
      </Stack>
    </Card>
  );
}
