/**
 * `npm run deploy`: checks, builds and deploys the hosted product. Options after `--`:
 * `--dry-run` only prints what would be done and what would be refused; `--stage staging` reads
 * `environments/staging.env` (variables of the shell go first); `--skip-tests` leaves the checks out;
 * `--pages` builds and deploys the pages alone, from the release that is live and newer content;
 * `--delete-functions` lets functions go that are built no more.
 */
import { STAGE_OPTION, stageNamed, variablesOf, type Variables } from '../../environments/stage.ts';
import { discoverFunctions, functionLine } from './discovered-functions.ts';
import { gatherFacts } from './gather-facts.ts';
import { judge, objectionLines, type Objection } from './refusals.ts';
import { runStep } from './run-step.ts';
import { deploySteps, stepLine, type DeployStep } from './steps.ts';
import { readArguments } from '../product/command-line.ts';
import { Failure, runCommand } from '../product/failure.ts';

function printObjections(title: string, objections: readonly Objection[]): void {
  if (objections.length === 0) return;
  console.log(`\n${title}\n`);
  for (const [index, objection] of objections.entries()) {
    console.log(`${index + 1}. ${objectionLines(objection).join('\n   ')}`);
  }
}

function printSteps(steps: readonly DeployStep[]): void {
  console.log('\nIt would do, one after the other:\n');
  for (const [index, step] of steps.entries()) {
    console.log(`${String(index + 1).padStart(2)}. ${stepLine(step)}`);
  }
}

/** The functions as they would be deployed. */
async function printFunctions(vars: Variables): Promise<void> {
  const { functions, secrets } = await discoverFunctions(
    vars['LUMEN_FIREBASE_PROJECT_ID'] || 'no-project-yet',
    vars,
  );
  console.log(`\nThe functions step would deploy ${functions.length} functions:\n`);
  for (const found of functions) console.log(`  ${functionLine(found)}`);
  for (const name of secrets) console.log(`  It needs the secret ${name}.`);
}

await runCommand(async () => {
  const { values } = readArguments({
    options: {
      'dry-run': { type: 'boolean', default: false },
      'skip-tests': { type: 'boolean', default: false },
      pages: { type: 'boolean', default: false },
      'delete-functions': { type: 'boolean', default: false },
      ...STAGE_OPTION,
    },
  });
  const stage = stageNamed(values.stage ?? process.env['LUMEN_STAGE'] ?? 'production');
  const vars = variablesOf(stage);
  const dryRun = values['dry-run'];
  console.log(`${dryRun ? 'Dry run of a deployment' : 'Deployment'} to ${stage}.`);
  const { facts, environment } = await gatherFacts(stage, vars, { pages: values.pages });
  const { refusals, warnings } = judge(facts);
  const steps = deploySteps({ environment, tests: !values['skip-tests'], pages: values.pages });
  if (dryRun) {
    printSteps(steps);
    if (!values.pages) await printFunctions(vars);
  }
  printObjections(dryRun ? 'It would be refused, because:' : 'Refused, because:', refusals);
  printObjections('To know:', warnings);
  const count = refusals.length;
  if (dryRun) {
    console.log(
      `\nNothing was built, sent or changed. ${count === 0 ? 'Nothing stands against this deployment.' : `It would be refused for ${count} ${count === 1 ? 'reason' : 'reasons'}.`}`,
    );
    return;
  }
  if (count > 0 || !environment) throw new Failure('\nNothing was deployed.');
  // The builds and tools that follow read their configuration from the process.
  Object.assign(process.env, vars);
  for (const [index, step] of steps.entries()) {
    console.log(`\n▸ ${index + 1}/${steps.length} ${step.name}`);
    await runStep(step, {
      environment,
      vars,
      say: (line) => console.log(`  ${line}`),
      deleteFunctions: values['delete-functions'],
    });
  }
  console.log(`\nDeployed: ${environment.siteUrl}${values.pages ? '' : ` and ${environment.studioUrl}`}.`);
});
