import type { SpecMutant } from './mutant.ts';

/** Section 6 of the specification: Roles and permissions. */
export const PERMISSIONS_MUTANTS: readonly SpecMutant[] = [
  {
    row: '6-1',
    file: 'web/src/layout/content-page.tsx',
    find: "return content === 'gone' ? <NotFoundView /> : children(content);",
    replace: "return content === 'gone' || kind === 'glossary' ? <NotFoundView /> : children(content);",
  },
  {
    row: '6-2',
    file: 'firestore.rules',
    find: "allow list: if isBounded()\n        && (resource.data.status == 'Published'",
    replace: "allow list: if isMember() && isBounded()\n        && (resource.data.status == 'Published'",
  },
  {
    row: '6-3',
    file: 'web/src/features/gallery/carousel/setup-view.tsx',
    find: '<ShareMenu setup={setup} />',
    replace: '{mayDelete ? <ShareMenu setup={setup} /> : null}',
  },
  {
    row: '6-4',
    file: 'web/src/features/gallery/carousel/use-likes.ts',
    find: "signInToLike, variant: 'destructive', cause: CAUSE });\n      return;\n",
    replace: "signInToLike, variant: 'destructive', cause: CAUSE });\n",
  },
  {
    row: '6-5',
    file: 'firestore.rules',
    find: "return request.auth != null && request.auth.token.firebase.sign_in_provider != 'anonymous';",
    replace: 'return request.auth != null;',
  },
  {
    row: '6-6',
    file: 'firestore.rules',
    find: 'allow create: if mayTakePart()\n        && isSetupId(id)',
    replace: 'allow create: if mayTakePart() && isAdmin()\n        && isSetupId(id)',
  },
  {
    row: '6-7',
    file: 'firestore.rules',
    find: '&& exists(like) && !existsAfter(like))',
    replace: '&& exists(like) && existsAfter(like))',
  },
  {
    row: '6-8',
    file: 'firestore.rules',
    find: 'allow delete: if (isSelf(resource.data.created_by) ||',
    replace: "allow delete: if ((isSelf(resource.data.created_by) && resource.data.status == 'Published') ||",
  },
  {
    row: '6-9',
    file: 'firestore.rules',
    find: '\n          || isAdmin());',
    replace: ');',
  },
  {
    row: '6-10',
    file: 'firestore.rules',
    find: "isRecorded(id, ['feature'])",
    replace: "isRecorded(id, ['unfeature'])",
  },
  {
    row: '6-11',
    file: 'firestore.rules',
    find: "data.action == 'hide' && before.status == 'Published' && after.status == 'Hidden'",
    replace: "data.action == 'hide' && before.status == 'Hidden' && after.status == 'Hidden'",
  },
  {
    row: '6-12',
    file: 'firestore.rules',
    find: "(isAdmin() && isRecorded(id, ['delete']))",
    replace: 'isAdmin()',
  },
  {
    row: '6-13',
    file: 'firestore.rules',
    find: ".data.role == 'admin'",
    replace: '.data.role is string',
  },
  {
    row: '6-13',
    file: 'packages/community/src/roles.ts',
    find: "role.get('role') === 'admin'",
    replace: 'role.exists()',
  },
  {
    row: '6-14',
    file: 'firestore.rules',
    find: 'match /user_roles/{uid} {\n      allow get: if isSelf(uid);',
    replace: 'match /user_roles/{uid} {\n      allow get, create: if isSelf(uid);',
  },
  {
    row: '6-15',
    file: 'web/src/features/moderation/admin-page.tsx',
    find: 'navigate(PATHS.home, { replace: true })',
    replace: 'navigate(PATHS.auth, { replace: true })',
  },
  {
    row: '6-16',
    file: 'web/src/features/moderation/admin-page.tsx',
    find: "if (status === 'signed-in') toast(",
    replace: "if (status === 'signed-out') toast(",
  },
  {
    row: '6-17',
    file: 'packages/community/src/sharing.ts',
    find: 'await batch.commit();',
    replace: 'await batch.commit().catch(() => {});',
  },
  {
    row: '6-18',
    file: 'web/src/features/gallery/carousel/setup-view.tsx',
    find: '{mayDelete ? (',
    replace: '{setup.created_by ? (',
  },
  {
    row: '6-18',
    file: 'web/src/features/gallery/carousel/setup-carousel.tsx',
    find: 'isAdmin || user?.id === setup.created_by',
    replace: 'isAdmin || user !== null',
  },
  {
    row: '6-19',
    file: 'firestore.rules',
    find: "allow get: if resource.data.status == 'Published'\n        || isSelf(resource.data.created_by)",
    replace: "allow get: if resource.data.status == 'Published'\n        || isMember()",
  },
  {
    row: '6-20',
    file: 'firestore.rules',
    find: '    // Everything else, site_config included, is refused by default.',
    replace: '    match /{collection}/{document} {\n      allow get: if isMember();\n    }',
  },
];
