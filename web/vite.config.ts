import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { helmetForReact19 } from './prerender/helmet-for-react19.ts';
import { styledClasses } from './prerender/styled-classes.ts';

export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'custom',
  publicDir: 'public',
  plugins: [react(), helmetForReact19()],
  // Found at the start and not one by one, or the first page would mix two copies of React.
  optimizeDeps: { entries: ['src/app/entry-client.tsx'] },
  oxc: styledClasses(mode),
}));
