/** Settings of the `sanity` command: build, deploy and type generation. */
import { defineCliConfig } from 'sanity/cli';
import { productVariables } from '@lumen-throw/domain/environment';
import { environment } from './src/environment.ts';

const queries = '../web/src';

export default defineCliConfig({
  api: { projectId: environment.content.projectId, dataset: environment.content.dataset },
  deployment: { autoUpdates: false },
  reactStrictMode: false,
  typegen: {
    path: `${queries}/**/*.ts`,
    schema: 'schema.generated.json',
    generates: `${queries}/shared/content-api/content-types.generated.ts`,
    overloadClientMethods: false,
  },
  // A hosted Studio and `sanity dev` carry their configuration; a local build gets it from the local server.
  vite: (config, { command }) =>
    environment.backend === 'local' && command === 'build'
      ? config
      : {
          ...config,
          define: {
            ...config.define,
            'globalThis.__LUMEN_VARIABLES__': JSON.stringify(productVariables(process.env)),
          },
        },
});
