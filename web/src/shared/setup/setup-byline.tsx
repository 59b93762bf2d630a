import { SETUP_TEXTS } from './texts.ts';
import type { Setup } from '@lumen-throw/domain/setup';
import { locationOf } from './setup-words.ts';

/** Who shared a setup, and where it stands; each in its own direction of writing. */
export function SetupByline({ setup }: { setup: Setup }) {
  return (
    <>
      {SETUP_TEXTS.by} <bdi>{setup.user_display_name}</bdi> · <bdi>{locationOf(setup)}</bdi>
    </>
  );
}
