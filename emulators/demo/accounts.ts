/** Accounts of the local default; all have the same password. */
export const DEMO_PASSWORD = 'demo-password';

export interface DemoAccount {
  uid: string;
  email: string;
  displayName: string;
  admin: boolean;
}

export const DEMO_ACCOUNTS = [
  { uid: 'demo-admin', email: 'admin@demo.test', displayName: 'Ada', admin: true },
  { uid: 'demo-maya', email: 'maya@demo.test', displayName: 'Maya', admin: false },
  { uid: 'demo-jonas', email: 'jonas@demo.test', displayName: 'Jonas', admin: false },
] as const satisfies readonly DemoAccount[];

export type DemoUid = (typeof DEMO_ACCOUNTS)[number]['uid'];
