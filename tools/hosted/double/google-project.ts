/** What a Google Cloud project with Firebase holds, as far as setting it up and deploying to it touches it. */

/** One role and who has it. */
export interface Binding {
  role: string;
  members: string[];
}

/** A function as Cloud Functions (second generation) keeps it. */
export interface StoredFunction {
  name: string;
  /** What the deployment sent: build, service and trigger. */
  config: Record<string, unknown>;
}

/** A bucket as the JSON API describes it: https://cloud.google.com/storage/docs/json_api/v1/buckets */
export interface StoredBucket {
  name: string;
  /** Like 'US-CENTRAL1'; for good. */
  location: string;
  [field: string]: unknown;
}

/** Seven days: https://cloud.google.com/storage/docs/soft-delete ("By default, … seven days"). */
const SOFT_DELETE_DEFAULT = 7 * 24 * 60 * 60;

/** APIs that a project has when Firebase was added to it in the console. */
const ENABLED_AT_FIRST = [
  'cloudresourcemanager.googleapis.com',
  'firebase.googleapis.com',
  'firebasehosting.googleapis.com',
  'firebaserules.googleapis.com',
  'iam.googleapis.com',
  'identitytoolkit.googleapis.com',
  'serviceusage.googleapis.com',
];

/** Something that takes time, until it was asked for often enough. */
interface StoredOperation {
  asked: number;
  /** Brings its effect about. @returns the operation's response */
  finish: () => unknown;
}

export class GoogleProject {
  readonly id: string;
  /** What was begun, by the name that its API gave it. */
  readonly operations = new Map<string, StoredOperation>();
  readonly number = '123456789012';
  /** APIs that are enabled. */
  readonly services = new Set(ENABLED_AT_FIRST);
  /** Services that the caller may look at and not change. */
  readonly refusesWrites = new Set<string>();
  readonly bindings: Binding[] = [];
  /** E-mail addresses of accounts that there are: nothing can be granted to another. */
  readonly accounts = new Set<string>();
  /** Whether the caller may change who may do what; an owner may, the account of a deployment may not. */
  changesPolicies = true;
  /** Whether the organization lets somebody outside of it have a role: `allUsers`. */
  allowsEverybody = true;
  readonly secretPolicies = new Map<string, Record<string, unknown>>();
  readonly bucketPolicies = new Map<string, Record<string, unknown>>();
  readonly customDomains = new Map<string, Record<string, unknown>>();
  readonly functions = new Map<string, StoredFunction>();
  readonly secrets = new Map<string, string>();
  readonly buckets = new Map<string, StoredBucket>();
  /** Composite indexes of Firestore, by collection group. */
  readonly indexes: { collectionGroup: string; index: Record<string, unknown> }[] = [];
  /** Fields whose time says when a document is deleted, as `collection.field`. */
  readonly timesToLive = new Set<string>();
  /** Rules by release: `cloud.firestore`, `firebase.storage/<bucket>`. */
  readonly rules = new Map<string, string>();
  readonly rulesets = new Map<string, unknown>();
  /** Days after which images of functions are deleted, by location of their repository. */
  readonly cleanUpDays = new Map<string, string>();
  /** Locations that have a repository for the images of functions. */
  readonly repositories = new Set<string>();
  readonly jobs = new Map<string, Record<string, unknown>>();
  /** The latest release of Hosting, by site: its configuration and files by path. */
  readonly sites = new Map<string, { config: Record<string, unknown>; files: Map<string, string> }>();
  /** Files of releases by their hash, packed as they were sent. */
  readonly uploads = new Map<string, Buffer>();
  /** Members by e-mail address, and documents by their path: what operators' programs write. */
  readonly members = new Map<string, { localId: string; email: string }>();
  readonly documents = new Map<string, unknown>();
  /** Settings of the site at Hosting; new ones keep every release. */
  hosting: Record<string, unknown> = {};
  /** Settings of Firebase Authentication, as Identity Platform names them. */
  identity: Record<string, unknown> = {
    authorizedDomains: [],
    signIn: { email: { enabled: false } },
  };

  /** Sign-in with Google, as the console leaves it; null until it was enabled there. */
  googleProvider: Record<string, unknown> | null = null;

  /** The database of Firestore; null in a project where nobody has made one. */
  database: Record<string, unknown> | null = null;
  /** How App Check guards a service: OFF, UNENFORCED or ENFORCED. */
  readonly appCheck = new Map<string, string>();
  readonly uptimeChecks: Record<string, unknown>[] = [];
  readonly budgets: Record<string, unknown>[] = [];
  /** Topics of Pub/Sub by their full names. */
  readonly topics = new Set<string>();
  readonly alertPolicies: Record<string, unknown>[] = [];
  readonly notificationChannels: Record<string, unknown>[] = [];
  readonly backupSchedules: Record<string, unknown>[] = [];

  constructor(id: string) {
    this.id = id;
    this.addDefaultBucket('US-CENTRAL1');
    this.identity['authorizedDomains'] = ['localhost', `${id}.firebaseapp.com`, `${id}.web.app`];
  }

  /** Makes a bucket; one of Firebase's has the project's name. */
  addBucket(name: string, location: string): StoredBucket {
    const bucket = {
      name,
      location: location.toUpperCase(),
      locationType: 'region',
      softDeletePolicy: { retentionDurationSeconds: String(SOFT_DELETE_DEFAULT) },
      iamConfiguration: { publicAccessPrevention: 'inherited' },
    };
    this.buckets.set(name, bucket);
    return bucket;
  }

  addDefaultBucket(location: string): void {
    this.addBucket(`${this.id}.firebasestorage.app`, location);
  }

  /** Google's own account for one of its services. @param service like 'gcp-sa-pubsub' */
  agentOf(service: string): string {
    return `service-${this.number}@${service}.iam.gserviceaccount.com`;
  }

  /** The account that builds run as, and functions without one of their own. */
  get computeAccount(): string {
    return `${this.number}-compute@developer.gserviceaccount.com`;
  }

  /** Whether somebody has a role. @param member like 'serviceAccount:a@b' */
  hasRole(role: string, member: string): boolean {
    return this.bindings.some((binding) => binding.role === role && binding.members.includes(member));
  }
}
