/** Which stage a command works on, and that stage's variables. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { EnvironmentError, type Stage } from '@lumen-throw/domain/environment';
import { STAGES } from '@lumen-throw/domain/environment-variables';

export type Variables = Record<string, string | undefined>;

/** The option that every command for the hosted product takes. */
export const STAGE_OPTION = { stage: { type: 'string' } } as const;

/** The stage of that name. @throws EnvironmentError naming those that there are */
export function stageNamed(name: string): Stage {
  const stage = STAGES.find((candidate) => candidate === name);
  if (!stage) throw new EnvironmentError(`There is no stage '${name}'; choose from ${STAGES.join(', ')}.`);
  return stage;
}

/** The variables of `environments/<stage>.env`, under those of the shell. */
export function variablesOf(stage: Stage, shell: Variables = process.env): Variables {
  const file = join(import.meta.dirname, `${stage}.env`);
  const own = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const variables: Variables = { ...own, ...shell };
  // The embedded product is always a demo.
  if (variables['LUMEN_BACKEND'] !== 'hosted') return variables;
  const project = variables['LUMEN_FIREBASE_PROJECT_ID'];
  return {
    // With a person's login, some of Google's APIs refuse calls that name no project to count them on.
    ...(project ? { GOOGLE_CLOUD_QUOTA_PROJECT: project } : {}),
    ...variables,
    LUMEN_STAGE: stage,
  };
}

/**
 * Makes a stage's variables those of this process, as builds and tools read them. Without a name the
 * shell's variables stay as they are: the embedded product, unless they say otherwise.
 * @throws EnvironmentError when there is no such stage, or none of its variables
 */
export function workOnStage(name: string | undefined): void {
  if (name === undefined) return;
  const stage = stageNamed(name);
  const variables = variablesOf(stage);
  if (variables['LUMEN_BACKEND'] !== 'hosted') {
    throw new EnvironmentError(
      `environments/${stage}.env does not say LUMEN_BACKEND=hosted: copy environments/example.env and fill it in.`,
    );
  }
  Object.assign(process.env, variables);
}
