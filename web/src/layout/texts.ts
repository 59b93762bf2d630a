import { siteTexts } from '../shared/site-texts/site-texts.ts';

/** Words of the frame around every page. */
export const LAYOUT_TEXTS = siteTexts('layout', {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  mobileNavigation: 'Menu',
  admin: 'Admin',
  adminDashboard: 'Admin Dashboard',
  account: 'Account',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  toDusk: 'Switch to the dark theme',
  toPaper: 'Switch to the light theme',
  copyright: (year: number, brand: string) => `© ${year} ${brand}`,
  openData: 'Open data:',
  openDataFiles: { json: 'JSON', csv: 'CSV' },
  homeOf: (brand: string) => `${brand}, home`,
});
