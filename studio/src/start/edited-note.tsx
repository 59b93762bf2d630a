import { publishedId } from '@lumen-throw/domain/checks/document-id';
import { useEffect, useRef } from 'react';
import { useCurrentUser, type InputProps, type ObjectInputProps } from 'sanity';
import { environment } from '../environment.ts';
import { editedKey, noteEdited } from './last-edited.ts';
import { isWholeForm } from '../whole-form.ts';

/** Milliseconds after a key or a click for which a change is the own one: pictures take their time. */
const OWN_CHANGE = 10_000;

function NotedForm(props: ObjectInputProps) {
  const { value, schemaType, readOnly, renderDefault } = props;
  const person = useCurrentUser()?.id ?? '';
  const touched = useRef(0);
  const first = useRef(value);
  const id = typeof value?.['_id'] === 'string' ? publishedId(value['_id']) : '';
  const touch = () => {
    touched.current = Date.now();
  };
  // What others change arrives here as well, so a change counts after a key or a click in this form.
  useEffect(() => {
    if (first.current === value || readOnly || id === '' || Date.now() - touched.current > OWN_CHANGE) return;
    first.current = value;
    const key = editedKey(environment.content.dataset, person);
    noteEdited(localStorage, key, { id, type: schemaType.name, at: Date.now() });
  }, [value, readOnly, id, person, schemaType.name]);
  return (
    <div onKeyDownCapture={touch} onInputCapture={touch} onPointerDownCapture={touch} onDropCapture={touch}>
      {renderDefault(props)}
    </div>
  );
}

/** The form of every document notes that somebody changed it. */
export function EditedNote(props: InputProps) {
  return isWholeForm(props) ? <NotedForm {...props} /> : props.renderDefault(props);
}
