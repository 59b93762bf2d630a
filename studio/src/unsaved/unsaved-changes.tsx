import { publishedId } from '@lumen-throw/domain/checks/document-id';
import { getVersionFromId } from '@sanity/client/csm';
import { Card, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import {
  definePlugin,
  isStringInputProps,
  useDocumentStore,
  useSyncState,
  type InputProps,
  type ObjectInputProps,
} from 'sanity';
import { KeptChangesOffer } from './kept-changes-offer.tsx';
import { KeptCaret } from './kept-caret.tsx';
import { KeepTextContext, type KeepText } from './kept-text.tsx';
import { UNSAVED_TEXTS } from './texts.ts';
import { isWholeForm } from '../whole-form.ts';

/** Milliseconds after a key in which the editor of a text may still hold what was typed. */
const TYPING = 2000;

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const isOnline = (): boolean => navigator.onLine;

/** Says that the connection is gone while it is, and once that it is back. */
function Connection() {
  const online = useSyncExternalStore(subscribe, isOnline);
  const wasOffline = useRef(false);
  const { push } = useToast();
  useEffect(() => {
    if (online && wasOffline.current) push({ status: 'success', title: UNSAVED_TEXTS.online });
    wasOffline.current = !online;
  }, [online, push]);
  return (
    <div role="status">
      {online ? null : (
        <Card padding={3} radius={2} marginBottom={4} tone="caution">
          <Text size={1}>{UNSAVED_TEXTS.offline}</Text>
        </Card>
      )}
    </div>
  );
}

/** Milliseconds after which Sanity has saved the last keys of a form. */
const SAVED = 5000;

/**
 * Sanity saves keys up to a second later, and forgets them where the form has gone by then (`autoCommit` of
 * sanity 6.16 ends with the last subscriber). So the form's subscription outlives it.
 */
function useSavedAfterLeaving(document: string, type: string): void {
  const { pair } = useDocumentStore();
  useEffect(() => {
    const saving = pair.operationEvents(document, type).subscribe();
    return () => {
      setTimeout(() => saving.unsubscribe(), SAVED);
    };
  }, [pair, document, type]);
}

/** The document of a form, the same for its draft and what is published, and its release. */
function documentOf({ value }: ObjectInputProps): [document: string, release: string | undefined] {
  const id = typeof value?.['_id'] === 'string' ? value['_id'] : '';
  return [publishedId(id), getVersionFromId(id)];
}

/**
 * A form that asks before its window is left while a change is not stored. `useSyncState` is Sanity's own:
 * the types stop the build if it goes.
 */
function GuardedForm(props: ObjectInputProps) {
  const { schemaType, renderDefault } = props;
  const [document, release] = documentOf(props);
  const { isSyncing } = useSyncState(document, schemaType.name, release);
  useSavedAfterLeaving(document, schemaType.name);
  const name = [document, release].filter(Boolean).join(' ');
  const keepTextNow = useRef<KeepText>(() => {});
  const takeKeepText = useCallback((keep: KeepText) => {
    keepTextNow.current = keep;
  }, []);
  const keepText = useCallback<KeepText>((change) => keepTextNow.current(change), []);
  const typed = useRef(0);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isSyncing || Date.now() - typed.current < TYPING) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSyncing]);
  return (
    <div
      onInputCapture={() => {
        typed.current = Date.now();
      }}
    >
      <Connection />
      <KeptChangesOffer
        key={name}
        document={document}
        release={release}
        form={props}
        isSyncing={isSyncing}
        onKeepText={takeKeepText}
      />
      <KeepTextContext value={keepText}>{renderDefault(props)}</KeepTextContext>
    </div>
  );
}

function UnsavedInput(props: InputProps) {
  if (isWholeForm(props)) return <GuardedForm {...props} />;
  if (!isStringInputProps(props)) return props.renderDefault(props);
  return <KeptCaret field={props.elementProps.ref}>{props.renderDefault(props)}</KeptCaret>;
}

/** Nothing that was typed is lost by leaving the page: the browser asks first, and says when it is offline. */
export const unsaved = definePlugin({
  name: 'unsaved',
  form: { components: { input: UnsavedInput } },
});
