import type { Setup } from '@lumen-throw/domain/setup';
import { GALLERY_TEXTS } from '../texts/gallery.ts';
import { locationOf } from './setup-words.ts';

/** Who shared a setup, and where it stands; each in its own direction of writing. */
export function SetupByline({ setup }: { setup: Setup }) {
  return (
    <>
      {GALLERY_TEXTS.by} <bdi>{setup.user_display_name}</bdi> · <bdi>{locationOf(setup)}</bdi>
    </>
  );
}
