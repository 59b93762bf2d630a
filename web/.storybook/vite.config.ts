import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styledClasses } from '../prerender/styled-classes.ts';

/** Parts are compiled as the site compiles them; the rest of its settings are about whole pages. */
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  oxc: styledClasses(mode),
}));
