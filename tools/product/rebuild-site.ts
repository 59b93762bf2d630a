/** Builds the site of a product that runs from its sources as they are now; the `LUMEN_*` variables name the product. */
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { bundleSite } from '../../web/prerender/bundle-site.ts';
import { prerenderSite } from '../../web/prerender/prerender-site.ts';
import { runCommand } from './failure.ts';
import { stateFolder } from './state-folder.ts';

await runCommand(async () => {
  const { site } = stateFolder(process.env['LUMEN_STATE_DIR'] || '.local');
  await prerenderSite({
    environment: parseEnvironment(process.env),
    outDir: site,
    bundle: await bundleSite(),
  });
});
