/**
 * `npm run preview -- <pull request>`: the pages of this commit at an address of their own, on the
 * staging projects: a dataset of its own from the seed, and a channel of Hosting. `--remove` takes both
 * away. `.github/workflows/preview.yml` runs it.
 */
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { workOnStage } from '../../environments/stage.ts';
import { openSanityApi } from '../hosted/sanity-api.ts';
import { readArguments } from '../product/command-line.ts';
import { Failure, runCommand } from '../product/failure.ts';
import { buildPages } from '../product/release.ts';
import { runTool } from '../product/tool-command.ts';
import { deployChannel, fillDataset, previewName, removePreview } from './preview-commands.ts';

await runCommand(async () => {
  const { values, positionals } = readArguments({
    options: { remove: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [given = '', ...more] = positionals;
  if (!/^[1-9]\d{0,6}$/.test(given) || more.length > 0)
    throw new Failure('Usage: npm run preview -- <pull request number> [--remove]');
  workOnStage('staging');
  const name = previewName(Number(given));
  process.env['LUMEN_SANITY_DATASET'] = name;
  const environment = parseEnvironment(process.env);
  const sanity = openSanityApi(environment.content.projectId, process.env['SANITY_AUTH_TOKEN']);
  const datasets = await sanity.ask<{ name: string }[]>('GET', '/datasets');
  const exists = datasets.some((dataset) => dataset.name === name);
  if (values.remove) {
    for (const { command, args, folder } of removePreview(environment, name, exists))
      await runTool(command, args, folder);
    return;
  }
  for (const { command, args, folder } of fillDataset(name, exists)) await runTool(command, args, folder);
  await buildPages(environment, undefined, (line) => console.log(line));
  const { command, args, folder } = deployChannel(environment, name);
  await runTool(command, args, folder);
});
