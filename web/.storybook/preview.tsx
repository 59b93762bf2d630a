import type { Decorator, Preview } from '@storybook/react-vite';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { GLOBAL_CSS } from '../src/shared/design/global-style.ts';
import { EnvironmentProvider } from '../src/shared/environment/environment-context.tsx';
import { pageEnvironment } from '../src/shared/environment/page-environment.ts';

const local = pageEnvironment(parseEnvironment({}));
/** Pictures come from the gallery itself, not from a lake. */
const environment = { ...local, content: { ...local.content, lakeOrigin: '' } };

const style = document.createElement('style');
style.textContent = GLOBAL_CSS;
document.head.append(style);

/** What stands around every part on the site: theme, direction, router and environment. */
const InPage: Decorator = (Story, { globals }) => {
  const { theme, direction } = globals;
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = String(theme);
    document.documentElement.dir = String(direction);
  });
  return (
    <EnvironmentProvider value={environment}>
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    </EnvironmentProvider>
  );
};

const preview: Preview = {
  decorators: [InPage],
  parameters: {
    backgrounds: { disable: true },
    viewport: { options: { phone: { name: '320 px', styles: { width: '320px', height: '640px' } } } },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'sun',
        dynamicTitle: true,
        items: [
          { value: 'paper', title: 'Paper (light)' },
          { value: 'dusk', title: 'Dusk (dark)' },
        ],
      },
    },
    direction: {
      description: 'Direction of text',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'paper', direction: 'ltr' },
};

export default preview;
