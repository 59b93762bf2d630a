import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { helmetForReact19 } from './prerender/helmet-for-react19.ts';

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
