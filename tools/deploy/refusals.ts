import type { Stage } from '@lumen-throw/domain/environment';
import { meaningOf } from '@lumen-throw/domain/environment-variables';
import type { ContentFacts, DeployFacts } from './facts.ts';

/** Something against a deployment: a sentence, and the things that it is about. */
export interface Objection {
  sentence: string;
  items: readonly string[];
}

/** What stops a deployment, and what only has to be known. */
export interface Verdict {
  refusals: Objection[];
  warnings: Objection[];
}

type Rule = (facts: DeployFacts) => Objection[];

const ASSOCIATE_TAG = /^[a-z0-9-]+-\d{2}$/i;

/** The tag that the seed brings along; it may be somebody else's. */
const SEED_ASSOCIATE_TAG = 'lumenthrow-20';

/** An objection where something is wrong, and none otherwise. */
const when = (isWrong: boolean, sentence: string, items: readonly string[] = []): Objection[] =>
  isWrong ? [{ sentence, items }] : [];

const configuration: Rule = ({ backend, missing, malformed, firebaseProject }) => [
  ...when(
    backend === 'local',
    'LUMEN_BACKEND is not hosted: content would come from the embedded lake and members from the emulators.',
  ),
  ...when(
    missing.length > 0,
    'Configuration values are missing:',
    missing.map((name) => `${name}: ${meaningOf(name)}`),
  ),
  ...when(malformed !== null, malformed ?? ''),
  ...when(
    backend === 'hosted' && firebaseProject?.startsWith('demo-') === true,
    `The Firebase project ${firebaseProject} is one of the emulators' (demo-…), not a real one.`,
  ),
];

const credentials: Rule = ({ missingCredentials }) =>
  when(missingCredentials.length > 0, 'Credentials are missing:', missingCredentials);

/** New pages may call what only a whole deployment brings: functions, rules, indexes. */
const pagesOfAnotherRelease: Rule = ({ pages }) =>
  when(
    pages !== null && pages.live !== pages.release,
    `Pages alone go out only from the commit that is live (${pages?.live ?? 'the site names none'}), and this is ${pages?.release}: check that one out, or deploy everything.`,
  );

/** A rule about content that could be looked at. */
const ofContent =
  (rule: (found: ContentFacts, source: string, facts: DeployFacts) => Objection[]): Rule =>
  (facts) =>
    'found' in facts.content ? rule(facts.content.found, facts.content.source, facts) : [];

const samples = ofContent(({ samples: found }, source) =>
  when(
    found.length > 0,
    `${found.length} published ${found.length === 1 ? 'document carries' : 'documents carry'} invented ratings or quotes (samples; ${source}). Replace or unpublish them in the Studio, under Needs attention, or take ratings and quotes out of all of them with \`npm run tool -- strip-samples\`:`,
    found.map(({ type, id, label }) => `${type} ${id}: ${label ?? 'without a name'}`),
  ),
);

/** What the law asks of a host; that their boxes are filled in, `samples` looks at. */
const requiredPages = ofContent(({ missingPages }, source) =>
  when(
    missingPages.length > 0,
    `Pages that the law asks for are not published (${source}). Publish them in the Studio, under these slugs:`,
    missingPages,
  ),
);

const associateTag = ofContent((found, source) => {
  const tag = found.associateTag?.trim() ?? '';
  return tag === ''
    ? when(true, `The site settings have no associate tag (${source}): shop links would earn nothing.`)
    : when(!ASSOCIATE_TAG.test(tag), `The associate tag '${tag}' is not of the form name-20 (${source}).`);
});

const seedTag = ofContent((found) =>
  when(
    found.associateTag?.trim() === SEED_ASSOCIATE_TAG,
    `The associate tag is the seed's (${SEED_ASSOCIATE_TAG}): make sure that it is yours.`,
  ),
);

/** Words without which the privacy page cannot have told of something that is switched on. */
const TOLD = {
  appCheck: /\breCAPTCHA\b/i,
  googleSignIn: /\b(?:sign(?:ing)?[ -]in|continue) with (?:a |your )?Google\b/i,
  errorReports: /\berror reports?\b|\breports? of errors?\b/i,
  mail: /\be-?mails? (?:about|when)\b/i,
};

/** What Google's scripts make untrue: reCAPTCHA and sign-in with Google are of another party, and set cookies. */
const UNTRUE_WITH_GOOGLE = /\bno (?:third-party scripts|cookies)\b/gi;

/** The privacy page is the editors'; what it tells of is configured here. */
const privacy = ofContent(({ privacyText }, source, { appCheck, googleSignIn, errorReports, mail }) => {
  const scripts = appCheck ? 'App Check' : 'Sign-in with Google';
  const untrue = appCheck || googleSignIn ? privacyText.match(UNTRUE_WITH_GOOGLE) : null;
  const items = [
    ...(appCheck && !TOLD.appCheck.test(privacyText)
      ? ['App Check is on (LUMEN_APP_CHECK_SITE_KEY), and it does not mention reCAPTCHA']
      : []),
    ...(googleSignIn && !TOLD.googleSignIn.test(privacyText)
      ? ['members may sign in with Google (LUMEN_GOOGLE_SIGN_IN), and it does not say so']
      : []),
    ...new Set(untrue?.map((claim) => `${scripts} is on, and it says "${claim.toLowerCase()}"`)),
    ...(errorReports && !TOLD.errorReports.test(privacyText)
      ? ['errors on pages are reported (LUMEN_ERROR_REPORTS), and it does not mention error reports']
      : []),
    ...(mail && !TOLD.mail.test(privacyText)
      ? ['members get mail (LUMEN_MAIL), and it does not say when an e-mail is sent']
      : []),
  ];
  return when(
    items.length > 0,
    `The privacy page says something else than the configuration (${source}). Change it in the Studio ("Privacy" in docs/operations.md has the words), or switch it off:`,
    items,
  );
});

const demoAccounts: Rule = ({ demoAccounts: looked }) =>
  'unknown' in looked
    ? []
    : when(
        looked.found.length > 0,
        `Demo accounts, whose password everybody can read, are among the members (${looked.source}):`,
        looked.found,
      );

const notLookedAt: Rule = ({ content, demoAccounts: accounts }) => [
  ...('unknown' in content ? when(true, `The content could not be looked at: ${content.unknown}`) : []),
  ...('unknown' in accounts ? when(true, `The members could not be looked at: ${accounts.unknown}`) : []),
];

const uncommitted: Rule = ({ uncommitted: files }) =>
  when(
    files > 0,
    `${files} ${files === 1 ? 'file differs' : 'files differ'} from the commit: nobody could build this release again.`,
  );

const studioElsewhere: Rule = ({ studioOnSanity }) =>
  when(
    studioOnSanity === false,
    'LUMEN_STUDIO_URL is not at sanity.studio: Sanity learns of the address, but you put the files of studio/dist there yourself.',
  );

const switchedOff: Rule = ({ appCheck, errorReports, mail, rebuilds }) => [
  ...when(!appCheck, 'App Check is off (LUMEN_APP_CHECK_SITE_KEY).'),
  ...when(!errorReports, 'errors on pages are not reported (LUMEN_ERROR_REPORTS).'),
  ...when(!mail, 'members get no mail about decisions (LUMEN_MAIL).'),
  ...when(!rebuilds, 'a publish starts no build (LUMEN_REBUILD_REPOSITORY).'),
];

/** No stage can do with these. */
const ALWAYS: readonly Rule[] = [configuration, credentials, notLookedAt, pagesOfAnotherRelease];

/** What each stage refuses besides; the rest of these are warnings there. */
const BY_STAGE: Record<Stage, readonly Rule[]> = {
  demo: [],
  staging: [demoAccounts, associateTag],
  production: [demoAccounts, associateTag, samples, requiredPages, privacy, uncommitted],
};

const CONTENT_RULES: readonly Rule[] = [
  samples,
  requiredPages,
  privacy,
  associateTag,
  demoAccounts,
  uncommitted,
];

/** Judges a deployment; no refusal means that it may go ahead. */
export function judge(facts: DeployFacts): Verdict {
  const strict = BY_STAGE[facts.stage];
  const all = (rules: readonly Rule[]): Objection[] => rules.flatMap((rule) => rule(facts));
  return {
    refusals: all([...ALWAYS, ...CONTENT_RULES.filter((rule) => strict.includes(rule))]),
    warnings: all([
      ...CONTENT_RULES.filter((rule) => !strict.includes(rule)),
      seedTag,
      studioElsewhere,
      switchedOff,
    ]),
  };
}

/** An objection as lines of a terminal. */
export function objectionLines({ sentence, items }: Objection): string[] {
  return [sentence, ...items.map((item) => `  - ${item}`)];
}
