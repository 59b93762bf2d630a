import { COLLECTIONS, setupImageFolder } from '@lumen-throw/domain/collections';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';

const HEADERS = { authorization: 'Bearer owner', 'content-type': 'application/json' };

const text = (stringValue: string) => ({ stringValue });

/** A setup in the format of Firestore's REST API; hidden and old, so that only admins see it, last. */
function fields(index: number, tag: string) {
  const owner = 'nobody-in-particular';
  return {
    title: text(`Archive ${tag} ${index}`),
    description: text('One of many.'),
    location_city: text('Ghent'),
    location_state: text(''),
    location_country: text('Belgium'),
    size_tag: text('Small'),
    type_tag: text('Other'),
    projector_model: text(''),
    screen_size_inches: { nullValue: null },
    images: { arrayValue: { values: [text(`${setupImageFolder(owner)}/1500000000000-aaaaaaaaaaaa.webp`)] } },
    user_display_name: text('Zoë the Archivist'),
    created_by: text(owner),
    created_at: { timestampValue: new Date(Date.UTC(2020, 0, 1, 0, index)).toISOString() },
    status: text('Hidden'),
    is_featured_month: { booleanValue: false },
    featured_month: { nullValue: null },
    like_count: { integerValue: '0' },
  };
}

/** Id of one of the setups. @param tag ten letters or digits */
export function setupIdOf(tag: string, index: number): string {
  return `${tag}${String(index).padStart(20 - tag.length, '0')}`;
}

/**
 * Adds old hidden setups to the emulated database, bypassing the rules.
 * @param tag ten letters or digits that tell this run's setups from others'
 * @returns a function that deletes them
 */
export async function addOldHiddenSetups(
  { firebase }: SiteEnvironment,
  count: number,
  tag: string,
): Promise<() => Promise<void>> {
  const documents = `projects/${firebase.projectId}/databases/(default)/documents`;
  const name = (index: number) => `${documents}/${COLLECTIONS.setups}/${setupIdOf(tag, index)}`;
  const commit = async (writes: unknown[]) => {
    const answer = await fetch(`${firebase.emulators?.firestore}/v1/${documents}:commit`, {
      method: 'POST',
      headers: HEADERS,
      body: JSON.stringify({ writes }),
    });
    if (!answer.ok) throw new Error(`The emulator refused the setups: ${await answer.text()}`);
  };
  const indices = Array.from({ length: count }, (_, index) => index);
  await commit(indices.map((index) => ({ update: { name: name(index), fields: fields(index, tag) } })));
  return () => commit(indices.map((index) => ({ delete: name(index) })));
}
