import { SETUP_TEXTS } from './texts.ts';
import type { Setup } from '@lumen-throw/domain/setup';
import { memberHref } from '@lumen-throw/domain/community-paths';
import { Link } from 'react-router-dom';
import { locationOf } from './setup-words.ts';
import { DOT } from '../design/dot.ts';

/** Who shared a setup, with the way to the member's others, and where it stands; each in its own direction of writing. */
export function SetupByline({ setup }: { setup: Setup }) {
  return (
    <>
      {SETUP_TEXTS.by}{' '}
      <Link to={memberHref(setup.created_by)}>
        <bdi>{setup.user_display_name}</bdi>
      </Link>
      {DOT}
      <bdi>{locationOf(setup)}</bdi>
    </>
  );
}
