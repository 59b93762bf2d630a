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

type DemoUid = (typeof DEMO_ACCOUNTS)[number]['uid'];

/** Members of the demo who only appear as owners of setups: nobody signs in as them. */
export const DEMO_GUESTS = [
  { uid: 'demo-priya', displayName: 'Priya' },
  { uid: 'demo-marcus', displayName: 'Marcus' },
  { uid: 'demo-ines', displayName: 'Inês' },
  { uid: 'demo-tom', displayName: 'Tom R.' },
  { uid: 'demo-aiko', displayName: 'Aiko' },
  { uid: 'demo-ruth', displayName: 'Ruth' },
  { uid: 'demo-okello', displayName: 'Okello' },
  { uid: 'demo-lena', displayName: 'Lena & Timo' },
  { uid: 'demo-carlos', displayName: 'Carlos' },
  { uid: 'demo-wren', displayName: 'Wren' },
  { uid: 'demo-yusuf', displayName: 'Yusuf' },
  { uid: 'demo-grace', displayName: 'Grace' },
  { uid: 'demo-hanna', displayName: 'Hanna' },
  { uid: 'demo-paulo', displayName: 'Paulo' },
  { uid: 'demo-sofia', displayName: 'Sofía' },
  { uid: 'demo-dev', displayName: 'Dev' },
  { uid: 'demo-kim', displayName: 'Kim' },
] as const;

export type DemoOwner = DemoUid | (typeof DEMO_GUESTS)[number]['uid'];
