/**
 * `npm run deploy`: checks, builds and deploys the hosted product. Options after `--`:
 * `--dry-run` asks the services and prints what would be done and refused; `--stage staging` reads
 * `environments/staging.env` (variables of the shell go first); `--skip-tests` leaves the checks out;
 * `--pages` builds and deploys the pages alone, from the release that is live and newer content;
 * `--delete-functions` lets functions go that are built no more.
 */
import { STAGE_OPTION, stageNamed, variablesOf, type Variables } from '../../environments/stage.ts';
import { discoverFunctions, functionLine } from './discovered-functions.ts';
import { gatherFacts } from './gather-facts.ts';
import { judge, objectionLines, type Objection } from './refusals.ts';
import type { StepContext } from './own-steps.ts';
import { deploySteps, runStep, stepLine, type DeployStep } from './steps.ts';
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
  console.log('\nIt would run these steps:\n');
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

/** Runs the doctor, which changes nothing. @returns what stands against a deployment by it */
async function askServices(steps: readonly DeployStep[], context: StepContext): Promise<Objection[]> {
  const doctor = steps.find(({ name }) => name === 'services');
  if (!doctor) return [];
  console.log('\nThe services:\n');
  try {
    await runStep(doctor, context);
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const sentence = 'The services are not set up: see what is WRONG above.';
    return [{ sentence, items: [] }];
  }
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
  // What follows reads its configuration from the process.
  Object.assign(process.env, vars);
  const dryRun = values['dry-run'];
  console.log(`${dryRun ? 'Dry run of a deployment' : 'Deployment'} to ${stage}.`);
  const { facts, environment } = await gatherFacts(stage, vars, { pages: values.pages });
  const { refusals, warnings } = judge(facts);
  const steps = deploySteps({ environment, tests: !values['skip-tests'], pages: values.pages });
  const context = environment && {
    environment,
    vars,
    say: (line: string) => console.log(`  ${line}`),
    deleteFunctions: values['delete-functions'],
  };
  if (dryRun) {
    if (context && facts.missingCredentials.length === 0)
      refusals.push(...(await askServices(steps, context)));
    printSteps(steps);
    if (!values.pages) await printFunctions(vars);
  }
  printObjections(dryRun ? 'It would be refused, because:' : 'Refused, because:', refusals);
  printObjections('To know:', warnings);
  const count = refusals.length;
  if (dryRun) {
    console.log(
      `\nNothing was built, sent or changed. ${count === 0 ? 'Nothing blocks this deployment.' : `It would be refused for ${count} ${count === 1 ? 'reason' : 'reasons'}.`}`,
    );
    return;
  }
  if (count > 0 || !context) throw new Failure('\nNothing was deployed.');
  for (const [index, step] of steps.entries()) {
    console.log(`\n▸ ${index + 1}/${steps.length} ${step.name}`);
    await runStep(step, context);
  }
  const { siteUrl, studioUrl } = context.environment;
  console.log(`\nDeployed: ${siteUrl}${values.pages ? '' : ` and ${studioUrl}`}.`);
});
