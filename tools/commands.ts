/** A command of the project beside the scripts of `package.json`: `npm run tool -- <name>`. */
export interface ToolCommand {
  name: string;
  /** Path of the script from the project's root. */
  script: string;
  does: string;
}

/** All of them, by what they are for. */
export const TOOL_COMMANDS: readonly ToolCommand[] = [
  {
    name: 'catalogue',
    script: 'content/check-catalogue.ts',
    does: 'prints how complete the figures of the projectors are, and what is wrong with them',
  },
  { name: 'check-seed', script: 'content/check-seed.ts', does: 'checks the seed; --all prints advice too' },
  {
    name: 'structure',
    script: 'tools/structure/structure.ts',
    does: 'prints the folders of web/src and their imports',
  },
  {
    name: 'parts-check',
    script: 'tools/parts/check-parts.ts',
    does: 'checks every part of the design system in a browser',
  },
  {
    name: 'rules-tests',
    script: 'tools/emulators/rules/test-rules.ts',
    does: 'runs the tests of the security rules',
  },
  {
    name: 'rules-mutants',
    script: 'tools/emulators/rules/test-mutants.ts',
    does: 'breaks the security rules line by line; their tests must fail',
  },
  {
    name: 'mutants',
    script: 'tools/spec/spec-mutants.ts',
    does: 'breaks statements of the specification; their tests must fail',
  },
  {
    name: 'soak',
    script: 'tools/soak/soak.ts',
    does: 'sends broken requests, kills parts, interrupts starts',
  },
  { name: 'icons', script: 'tools/product/icons.ts', does: "draws the site's icons" },
  {
    name: 'screenshots',
    script: 'tools/product/pictures.ts',
    does: 'takes the pictures of the README and the handbook',
  },
  { name: 'grant-admin', script: 'tools/emulators/src/grant-admin.ts', does: 'makes a member an admin' },
  { name: 'ban-member', script: 'tools/emulators/src/ban-member.ts', does: 'bans a member, or lifts a ban' },
  {
    name: 'uploads',
    script: 'tools/emulators/src/uploads.ts',
    does: 'stops and resumes uploads of pictures',
  },
  {
    name: 'repair-pictures',
    script: 'tools/emulators/src/repair-pictures.ts',
    does: 'makes missing sizes of pictures',
  },
  {
    name: 'check-nightly',
    script: 'tools/deploy/check-nightly.ts',
    does: 'fails while the last nightly run on GitHub is red or old',
  },
  {
    name: 'hosted-setup',
    script: 'tools/hosted/setup.ts',
    does: 'sets up the Sanity and Firebase projects of a stage',
  },
  {
    name: 'strip-samples',
    script: 'tools/deploy/strip-samples.ts',
    does: 'takes the samples out of a dataset',
  },
  { name: 'backup', script: 'tools/backup/backup.ts', does: 'saves content, accounts and community data' },
  { name: 'restore', script: 'tools/backup/restore.ts', does: 'brings a backup back' },
  {
    name: 'restore-drill',
    script: 'tools/backup/restore-drill.ts',
    does: 'backs up, restores and compares on this machine',
  },
];

/** The list as `npm run tool` prints it. */
export function commandList(): string {
  const width = Math.max(...TOOL_COMMANDS.map(({ name }) => name.length));
  return TOOL_COMMANDS.map(({ name, does }) => `  ${name.padEnd(width)}  ${does}`).join('\n');
}
