import type { Stage } from '@lumen-throw/domain/environment';
import { meaningOf } from '@lumen-throw/domain/environment-variables';
import type { DeployFacts } from './facts.ts';

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

const ASSOCIATE_TAG = /^[a-z0-9-]+-\d{2}$/i;

/** The tag that the seed brings along; it may be somebody else's. */
const SEED_ASSOCIATE_TAG = 'lumenthrow-20';

function configuration({ backend, missing, malformed, firebaseProject }: DeployFacts): Objection[] {
  const objections: Objection[] = [];
  if (backend === 'local') {
    objections.push({
      sentence:
        'LUMEN_BACKEND is not hosted: content would come from the embedded lake and members from the emulators.',
      items: [],
    });
  }
  if (missing.length > 0) {
    objections.push({
      sentence: 'Configuration values are missing:',
      items: missing.map((name) => `${name}: ${meaningOf(name)}`),
    });
  }
  if (malformed !== null) objections.push({ sentence: malformed, items: [] });
  if (backend === 'hosted' && firebaseProject?.startsWith('demo-')) {
    objections.push({
      sentence: `The Firebase project ${firebaseProject} is one of the emulators' (demo-…), not a real one.`,
      items: [],
    });
  }
  return objections;
}

function credentials({ missingCredentials }: DeployFacts): Objection[] {
  return missingCredentials.length === 0
    ? []
    : [{ sentence: 'Credentials are missing:', items: missingCredentials }];
}

/** New pages may call what only a whole deployment brings: functions, rules, indexes. */
function pagesOfAnotherRelease({ pages }: DeployFacts): Objection[] {
  if (pages === null || pages.live === pages.release) return [];
  return [
    {
      sentence: `Pages alone go out only from the commit that is live (${pages.live ?? 'the site names none'}), and this is ${pages.release}: check that one out, or deploy everything.`,
      items: [],
    },
  ];
}

function samples({ content }: DeployFacts): Objection[] {
  if ('unknown' in content || content.found.samples.length === 0) return [];
  const { length } = content.found.samples;
  return [
    {
      sentence: `${length} published ${length === 1 ? 'document carries' : 'documents carry'} invented ratings or quotes (samples; ${content.source}). Replace or unpublish them in the Studio, under Needs attention, or take ratings and quotes out of all of them with \`npm run tool -- strip-samples\`:`,
      items: content.found.samples.map(
        ({ type, id, label }) => `${type} ${id}: ${label ?? 'without a name'}`,
      ),
    },
  ];
}

/** What the law asks of a host; that their boxes are filled in, `samples` looks at. */
function requiredPages({ content }: DeployFacts): Objection[] {
  if ('unknown' in content || content.found.missingPages.length === 0) return [];
  return [
    {
      sentence: `Pages that the law asks for are not published (${content.source}). Publish them in the Studio, under these slugs:`,
      items: content.found.missingPages,
    },
  ];
}

function associateTag({ content }: DeployFacts): Objection[] {
  if ('unknown' in content) return [];
  const tag = content.found.associateTag?.trim() ?? '';
  if (tag === '') {
    return [
      {
        sentence: `The site settings have no associate tag (${content.source}): shop links would earn nothing.`,
        items: [],
      },
    ];
  }
  return ASSOCIATE_TAG.test(tag)
    ? []
    : [
        {
          sentence: `The associate tag '${tag}' is not of the form name-20 (${content.source}).`,
          items: [],
        },
      ];
}

function seedTag({ content }: DeployFacts): Objection[] {
  return 'found' in content && content.found.associateTag?.trim() === SEED_ASSOCIATE_TAG
    ? [
        {
          sentence: `The associate tag is the seed's (${SEED_ASSOCIATE_TAG}): make sure that it is yours.`,
          items: [],
        },
      ]
    : [];
}

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
function privacy({ content, appCheck, googleSignIn, errorReports, mail }: DeployFacts): Objection[] {
  if ('unknown' in content) return [];
  const { privacyText } = content.found;
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
  return items.length === 0
    ? []
    : [
        {
          sentence: `The privacy page says something else than the configuration (${content.source}). Change it in the Studio ("Privacy" in docs/operations.md has the words), or switch it off:`,
          items,
        },
      ];
}

function demoAccounts({ demoAccounts: looked }: DeployFacts): Objection[] {
  if ('unknown' in looked || looked.found.length === 0) return [];
  return [
    {
      sentence: `Demo accounts, whose password everybody can read, are among the members (${looked.source}):`,
      items: looked.found,
    },
  ];
}

function notLookedAt({ content, demoAccounts: accounts }: DeployFacts): Objection[] {
  return [
    ...('unknown' in content
      ? [{ sentence: `The content could not be looked at: ${content.unknown}`, items: [] }]
      : []),
    ...('unknown' in accounts
      ? [{ sentence: `The members could not be looked at: ${accounts.unknown}`, items: [] }]
      : []),
  ];
}

function uncommitted({ uncommitted: files }: DeployFacts): Objection[] {
  return files === 0
    ? []
    : [
        {
          sentence: `${files} ${files === 1 ? 'file differs' : 'files differ'} from the commit: nobody could build this release again.`,
          items: [],
        },
      ];
}

function studioElsewhere({ studioOnSanity }: DeployFacts): Objection[] {
  return studioOnSanity === false
    ? [
        {
          sentence:
            'LUMEN_STUDIO_URL is not at sanity.studio: Sanity learns of the address, but you put the files of studio/dist there yourself.',
          items: [],
        },
      ]
    : [];
}

function switchedOff({ appCheck, errorReports, mail, rebuilds }: DeployFacts): Objection[] {
  return [
    ...(appCheck ? [] : ['App Check is off (LUMEN_APP_CHECK_SITE_KEY)']),
    ...(errorReports ? [] : ['errors on pages are not reported (LUMEN_ERROR_REPORTS)']),
    ...(mail ? [] : ['members get no mail about decisions (LUMEN_MAIL)']),
    ...(rebuilds ? [] : ['a publish starts no build (LUMEN_REBUILD_REPOSITORY)']),
  ].map((sentence) => ({ sentence: `${sentence}.`, items: [] }));
}

type Rule = (facts: DeployFacts) => Objection[];

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
