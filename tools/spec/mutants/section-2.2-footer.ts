import type { SpecMutant } from './mutant.ts';

/** Section 2.2 of the specification: Footer. */
export const FOOTER_MUTANTS: readonly SpecMutant[] = [
  {
    // The admin page, out of the frame.
    row: '2.2-1',
    file: 'web/src/app/routes.tsx',
    find: `                ...COMMUNITY_PAGES.map(([id, ...files]) => pageRoute(id, PATHS[id], ...files)),
                { id: 'not-found', path: '*', element: <NotFoundView /> },
              ],
            },
          ],
        },`,
    replace: `                ...COMMUNITY_PAGES.slice(0, -1).map(([id, ...files]) => pageRoute(id, PATHS[id], ...files)),
                { id: 'not-found', path: '*', element: <NotFoundView /> },
              ],
            },
          ],
        },
        ...COMMUNITY_PAGES.slice(-1).map(([id, ...files]) => pageRoute(id, PATHS[id], ...files)),`,
  },
  {
    row: '2.2-2',
    file: 'content/source/pages/navigation.ts',
    find: "['Troubleshooting', `@${articleId('projector-troubleshooting')}`]",
    replace: "['Troubleshooting', `@${articleId('diy-setup-guide')}`]",
  },
  {
    row: '2.2-2',
    file: 'web/src/layout/footer.tsx',
    find: '{links.map(({ label, href }) => (',
    replace: '{links.slice(0, 4).map(({ label, href }) => (',
  },
  {
    row: '2.2-3',
    file: 'content/source/pages/navigation.ts',
    find: "      ['Seasonal Movie Nights', '@seasonalPage'],\n",
    replace: '',
  },
  {
    row: '2.2-4',
    file: 'content/source/pages/navigation.ts',
    find: "['Covers & Cases', '@category-cases']",
    replace: "['Covers & Cases', '@category-screens']",
  },
  {
    row: '2.2-5',
    file: 'content/source/pages/site-settings.ts',
    find: 'copyrightYear: 2025',
    replace: 'copyrightYear: 2026',
  },
  {
    row: '2.2-5',
    file: 'web/src/layout/texts.ts',
    find: '© ${year} ${brand}',
    replace: '${year} ${brand}',
  },
  {
    row: '2.2-6',
    file: 'content/source/pages/site-settings.ts',
    find: "'As an Amazon Associate we earn",
    replace: "'As a partner of a marketplace we earn",
  },
];
