import { publishedId } from '@lumen-throw/domain/checks/document-id';
import { getVersionFromId } from '@sanity/client/csm';
import { Code } from '@sanity/ui/code';
import { useToast } from '@sanity/ui/toast';
import { useCallback, useEffect, useRef } from 'react';
import {
  definePlugin,
  isStringInputProps,
  useConnectionState,
  useDocumentSyncState,
  useSyncState,
  type InputProps,
  type ObjectInputProps,
} from 'sanity';
import { ConnectionLine, useHasNetwork } from '../connection/connection-line.tsx';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import './edit-after-publish.ts';
import { KeptChangesOffer } from './kept-changes-offer.tsx';
import { KeptCaret } from './kept-caret.tsx';
import type { KeptDocument } from './kept-changes.ts';
import { KeepTextContext, type KeepText } from './kept-text.tsx';
import { UNSAVED_TEXTS } from './texts.ts';
import { isWholeForm } from '../whole-form.ts';

/** Milliseconds after a key in which the editor of a text may still hold what was typed. */
const TYPING = 2000;

/** Says that the connection is gone while it is, and once that it is back: also where only the content service is away. */
function Connection({ document: { id, type, release } }: { document: KeptDocument }) {
  const hasNetwork = useHasNetwork();
  const isAway = useConnectionState(id, type, release) === 'reconnecting';
  const isStalled = useDocumentSyncState(id, type, release) === 'stalled';
  const online = hasNetwork && !isAway && !isStalled;
  const wasOffline = useRef(false);
  const { push } = useToast();
  useEffect(() => {
    if (online && wasOffline.current) push({ status: 'success', title: UNSAVED_TEXTS.online });
    wasOffline.current = !online;
  }, [online, push]);
  return <ConnectionLine isOnline={online} text={UNSAVED_TEXTS.offline} />;
}

/** The document of a form, the same for its draft and what is published, and its release. */
function documentOf({ value, schemaType }: ObjectInputProps): KeptDocument {
  const id = typeof value?.['_id'] === 'string' ? value['_id'] : '';
  return { id: publishedId(id), type: schemaType.name, release: getVersionFromId(id) };
}

/**
 * What Sanity's error views write code with. It is a file of its own: where it can't be fetched, because the
 * connection is gone, the Studio would reload instead of showing the view.
 */
function ErrorViewsAhead() {
  return (
    <div hidden>
      <Code language="text">.</Code>
    </div>
  );
}

/**
 * A form that asks before its window is left while a change is not stored. `useSyncState` is Sanity's own:
 * the types stop the build if it goes.
 */
function GuardedForm(props: ObjectInputProps) {
  const document = documentOf(props);
  const { id, type, release } = document;
  const { isSyncing } = useSyncState(id, type, release);
  const keepTextNow = useRef<KeepText>(() => {});
  const takeKeepText = useCallback((keep: KeepText) => {
    keepTextNow.current = keep;
  }, []);
  const keepText = useCallback<KeepText>((...kept) => keepTextNow.current(...kept), []);
  const typed = useRef(0);
  useEffect(() => askBeforeLeaving(() => isSyncing || Date.now() - typed.current < TYPING), [isSyncing]);
  return (
    <div
      onInputCapture={() => {
        typed.current = Date.now();
      }}
    >
      <Connection document={document} />
      <ErrorViewsAhead />
      <KeptChangesOffer
        key={`${id} ${release}`}
        document={document}
        form={props}
        isSyncing={isSyncing}
        onKeepText={takeKeepText}
      />
      <KeepTextContext value={keepText}>{props.renderDefault(props)}</KeepTextContext>
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
