/** Words of the frame around every page. */
export const LAYOUT_TEXTS = {
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
  homeOf: (brand: string) => `${brand}, home`,
} as const;
