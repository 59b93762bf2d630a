import type { StorybookConfig } from '@storybook/react-vite';

/** The gallery of the design system's parts; docs/decisions/025 says why it is Storybook. */
const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../src/**/*.stories.tsx'],
  // Where the content API would have it, for the stories of pictures.
  staticDirs: [
    {
      from: '../../content/images/setups/attic-room.webp',
      to: '/images/lumen/production/atticroom-1280x800.webp',
    },
  ],
  // Nothing here calls home.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
};

export default config;
