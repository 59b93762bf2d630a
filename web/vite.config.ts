import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const REACT_CHECK = 'if (isReact19)';

/**
 * react-helmet-async carries an engine of its own for React before 19, and decides at run time. Told
 * at build time that this is 19 or newer, the bundler leaves it out: 3 KiB of every page.
 */
function helmetForReact19(): Plugin {
  return {
    name: 'helmet-for-react-19',
    transform: {
      filter: { id: /react-helmet-async\/lib\/index\.esm\.js/ },
      handler: (code) => {
        if (!code.includes(REACT_CHECK))
          throw new Error('react-helmet-async decides otherwise now: mend helmetForReact19.');
        return { code: code.replaceAll(REACT_CHECK, 'if (true)'), map: null };
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
  optimizeDeps: { entries: ['src/entry-client.tsx'] },
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
