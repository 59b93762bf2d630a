import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const REACT_CHECK = 'if (isReact19)';

/** What collects tags on the server, with all that makes text of them: React 19 does this itself. */
const OLD_DATA = /^var HelmetData = class \{[^]*?^\};$/m;

/**
 * react-helmet-async carries an engine of its own for React before 19, and decides at run time. Told
 * at build time that this is 19 or newer, the bundler leaves it out: 4 KiB of every page.
 */
function helmetForReact19(): Plugin {
  return {
    name: 'helmet-for-react-19',
    transform: {
      filter: { id: /react-helmet-async\/lib\/index\.esm\.js/ },
      handler: (code) => {
        if (!code.includes(REACT_CHECK) || !OLD_DATA.test(code))
          throw new Error('react-helmet-async decides otherwise now: mend helmetForReact19.');
        const decided = code.replaceAll(REACT_CHECK, 'if (true)');
        return { code: decided.replace(OLD_DATA, 'var HelmetData = class {};'), map: null };
      },
    },
  };
}

export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'custom',
  publicDir: 'public',
  plugins: [react(), helmetForReact19()],
  // Found at the start and not one by one, or the first page would mix two copies of React.
  optimizeDeps: { entries: ['src/app/entry-client.tsx'] },
  // The same class names on server and client: ids made from the file, not from the order of modules.
  oxc: {
    plugins: {
      styledComponents: {
        displayName: mode !== 'production',
        fileName: false,
        ssr: true,
        minify: true,
        pure: true,
        namespace: 'lt',
      },
    },
  },
}));
