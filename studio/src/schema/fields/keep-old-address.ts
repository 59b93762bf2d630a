import { useEffect, type ReactNode } from 'react';
import { getPublishedId, PatchEvent, set, useEditState, type ObjectInputProps } from 'sanity';
import { aliasesAfterRename } from './aliases-after-rename.ts';

/**
 * The form of a document with an address: as soon as the slug differs from the published one, the
 * address that it leaves is among the old ones, so that links and search results go on working. It
 * stands in the draft or in the release's version, and so goes out however that is published: by
 * hand, with a release, or on schedule.
 */
export function KeepOldAddress(props: ObjectInputProps): ReactNode {
  const { value, onChange, readOnly, schemaType, renderDefault } = props;
  const id = typeof value?.['_id'] === 'string' ? value['_id'] : '';
  const { published } = useEditState(getPublishedId(id), schemaType.name);
  const aliases = readOnly ? null : aliasesAfterRename(published, value ?? null);
  const wanted = aliases?.join('\n');
  useEffect(() => {
    if (wanted !== undefined) onChange(PatchEvent.from(set(wanted.split('\n').filter(Boolean), ['aliases'])));
  }, [wanted, onChange]);
  return renderDefault(props);
}
