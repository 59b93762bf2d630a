import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { FIREBASE_CONFIG_NAME } from '../product/release.ts';

/** A command of a tool in a folder of the repository. */
interface FolderCommand {
  command: string;
  args: readonly string[];
  folder: string;
}

/** Days after which Firebase deletes a preview that nobody closed. */
const KEPT_DAYS = 14;

/** Name of a pull request's dataset and channel. */
export function previewName(pullRequest: number): string {
  return `pr-${pullRequest}`;
}

function sanity(...args: string[]): FolderCommand {
  return { command: 'sanity', args, folder: 'studio' };
}

/** Puts the seed of the branch into the pull request's dataset, which is made when it is not there. */
export function fillDataset(name: string, exists: boolean): FolderCommand[] {
  return [
    ...(exists ? [] : [sanity('dataset', 'create', name, '--visibility', 'public')]),
    sanity('dataset', 'import', '../content/seed.ndjson', '--dataset', name, '--replace'),
  ];
}

/** Uploads the built pages to a channel of their own; the stage's own pages stay as they are. */
export function deployChannel({ firebase }: SiteEnvironment, name: string): FolderCommand {
  return {
    command: 'firebase',
    args: [
      'hosting:channel:deploy',
      name,
      '--expires',
      `${KEPT_DAYS}d`,
      // Members' links lead to the stage, never to a preview.
      '--no-authorized-domains',
      '--non-interactive',
      '--config',
      FIREBASE_CONFIG_NAME,
      '--project',
      firebase.projectId,
    ],
    folder: '.',
  };
}

/**
 * Takes the dataset and the channel away: the dataset first, of which a plan has few. A channel that was
 * never made cannot be deleted, and one that is left goes by itself after its days.
 */
export function removePreview({ firebase }: SiteEnvironment, name: string, exists: boolean): FolderCommand[] {
  return [
    ...(exists ? [sanity('dataset', 'delete', name, '--force')] : []),
    {
      command: 'firebase',
      args: ['hosting:channel:delete', name, '--force', '--non-interactive', '--project', firebase.projectId],
      folder: '.',
    },
  ];
}
