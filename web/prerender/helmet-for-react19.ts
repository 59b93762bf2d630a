import type { Plugin } from 'vite';

const HELMET = /react-helmet-async\/lib\/index\.esm\.js/;
const REACT_CHECK = 'if (isReact19)';

/** What collects tags on the server, with all that makes text of them: React 19 does this itself. */
const OLD_DATA = /^var HelmetData = class \{[^]*?^\};$/m;

/**
 * Decides in react-helmet-async's source that this is React 19 or newer.
 * @throws when the source asks otherwise than it does today (decision 16)
 */
export function decidedForReact19(source: string): string {
  if (!source.includes(REACT_CHECK) || !OLD_DATA.test(source))
    throw new Error('react-helmet-async decides otherwise now: mend web/prerender/helmet-for-react19.ts.');
  return source.replaceAll(REACT_CHECK, 'if (true)').replace(OLD_DATA, 'var HelmetData = class {};');
}

/**
 * react-helmet-async carries an engine of its own for React before 19, and decides at run time. Told
 * at build time, the bundler leaves it out: 4 KiB of every page.
 */
export function helmetForReact19(): Plugin {
  let decided = false;
  return {
    name: 'helmet-for-react-19',
    transform: {
      filter: { id: HELMET },
      handler: (code) => {
        decided = true;
        return { code: decidedForReact19(code), map: null };
      },
    },
    generateBundle: () => {
      if (!decided)
        throw new Error(`No module is ${HELMET.source}: mend web/prerender/helmet-for-react19.ts.`);
    },
  };
}
