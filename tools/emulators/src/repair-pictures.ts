/**
 * `npm run tool -- repair-pictures [--stage <name>]`: makes the sizes of all members' pictures that lack one:
 * those from before there were sizes, those whose upload's event was lost, and lost files. Runs again
 * without harm.
 */
import { parseArgs } from 'node:util';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { STAGE_OPTION, workOnStage } from '../../../environments/stage.ts';
import { makeMissingSizes } from '../../../functions/src/orphan-uploads.ts';
import { adminServices, type AdminTarget } from './admin-services.ts';

/** @returns how many pictures lacked a size */
export async function repairPictures(target: AdminTarget): Promise<number> {
  await using services = adminServices(target);
  const made = await makeMissingSizes(services.firestore, services.bucket);
  return made;
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({ options: STAGE_OPTION });
    workOnStage(values.stage);
    const { firebase } = parseEnvironment(process.env);
    const made = await repairPictures(firebase);
    const where = firebase.emulators ? 'the embedded product' : `project ${firebase.projectId}`;
    console.log(`${made} pictures with missing sizes processed (${where}).`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
