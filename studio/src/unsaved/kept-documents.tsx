import { Card, Stack, Text } from '@sanity/ui';
import { useSyncExternalStore } from 'react';
import { Preview, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { LinkList } from '../panes/link-list.ts';
import { keptForms, watchKept } from './kept-changes.ts';
import { UNSAVED_TEXTS } from './texts.ts';

/** What changes when a document begins or ends to have changes. */
const keptNow = (): string => JSON.stringify(keptForms());

/** Names the documents of which this browser keeps changes that are not saved; nothing without one. */
export function KeptDocuments() {
  const schema = useSchema();
  useSyncExternalStore(watchKept, keptNow);
  const kept = new Map(keptForms().map((form) => [`${form.id} ${form.release}`, form]));
  if (kept.size === 0) return null;
  return (
    <Card padding={3} radius={2} tone="caution" role="status">
      <Stack gap={3}>
        <Text size={1}>{UNSAVED_TEXTS.documents}</Text>
        <LinkList>
          {[...kept].map(([key, { id, type, release }]) => {
            const schemaType = schema.get(type);
            return (
              <li key={key}>
                <IntentLink
                  intent="edit"
                  params={{ id, type }}
                  searchParams={release ? [['perspective', release]] : []}
                >
                  {schemaType ? <Preview schemaType={schemaType} value={{ _id: id, _type: type }} /> : type}
                </IntentLink>
              </li>
            );
          })}
        </LinkList>
      </Stack>
    </Card>
  );
}
