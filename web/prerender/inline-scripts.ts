/** The scripts that stand in the pages themselves: modules of `src/startup/inline`, bundled and minified. */
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { withNodeEnv } from './node-env.ts';

const INLINE = path.join(import.meta.dirname, '../src/startup/inline');

/** By file name; each exports the function that runs, by default. */
interface Modules {
  'first-view': typeof import('../src/startup/inline/first-view.ts');
  'first-paint': typeof import('../src/startup/inline/first-paint.ts');
  'initial-load': typeof import('../src/startup/inline/initial-load.ts');
  'pending-page': typeof import('../src/startup/inline/pending-page.ts');
  'query-pending': typeof import('../src/startup/inline/query-pending.ts');
  'reload-online': typeof import('../src/startup/inline/reload-online.ts');
  'theme-switch': typeof import('../src/startup/inline/theme-switch.ts');
  start: typeof import('../src/startup/inline/start.ts');
  'trusted-types': typeof import('../src/startup/inline/trusted-types.ts');
  'watch-errors': typeof import('../src/startup/inline/watch-errors.ts');
}

type Name = keyof Modules;

/** The names, and whether the script takes an argument from its page. */
const TAKES_ARGUMENT: { [Script in Name]: Parameters<Modules[Script]['default']> extends [] ? false : true } =
  {
    'first-paint': false,
    'first-view': true,
    'initial-load': false,
    'pending-page': false,
    'query-pending': true,
    'reload-online': false,
    'theme-switch': false,
    start: true,
    'trusted-types': true,
    'watch-errors': true,
  };

/** Stands in a bundled script where its page's argument will stand. */
const ARGUMENT = 'ARGUMENT_OF_THE_PAGE';
const ENTRY = 'virtual:inline-script';

/** @throws when a script could end the element that it stands in, or lost or doubled its argument */
function checked(script: string, takesArgument: boolean): string {
  if (/<\/script|<!--/i.test(script)) throw new Error(`An inline script ends its own element: ${script}`);
  if (script.split(ARGUMENT).length - 1 !== Number(takesArgument))
    throw new Error(`An inline script needs its argument in one place: ${script}`);
  return script;
}

async function bundled(name: string, takesArgument: boolean): Promise<string> {
  const entry = `import run from ${JSON.stringify(path.join(INLINE, `${name}.ts`))};run(${takesArgument ? ARGUMENT : ''})`;
  const plugin: Rolldown.Plugin = {
    name: 'inline-script',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? entry : null),
  };
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [plugin],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [chunk, ...others] = [built].flat().flatMap((made) => ('output' in made ? made.output : []));
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${name} is more than one script.`);
  return checked(chunk.code.trim().replace(/;$/, ''), takesArgument);
}

/** Texts of the inline scripts. */
export interface InlineScripts {
  /** @param argument of the script's function, as JSON has it */
  text: <Script extends Name>(name: Script, ...argument: Parameters<Modules[Script]['default']>) => string;
}

async function bundleAll(): Promise<InlineScripts> {
  const texts = new Map<string, string>();
  await withNodeEnv('production', async () => {
    for (const [name, takesArgument] of Object.entries(TAKES_ARGUMENT))
      texts.set(name, await bundled(name, takesArgument));
  });
  return {
    text: (name, ...[argument]) => {
      const json = JSON.stringify(argument)?.replaceAll('<', String.raw`\u003c`) ?? '';
      return (texts.get(name) ?? '').replace(ARGUMENT, () => json);
    },
  };
}

let scripts: Promise<InlineScripts> | undefined;

/** The inline scripts of all pages, bundled once. */
export function inlineScripts(): Promise<InlineScripts> {
  return (scripts ??= bundleAll());
}
