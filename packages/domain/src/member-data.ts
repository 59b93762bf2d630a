/** What Firestore holds about members: the privacy page's table is made from this, and tests compare it with the rules. */
import { COLLECTIONS } from './collections.ts';
import { BANNED_ADDRESS_DAYS } from './member-state.ts';

type CollectionName = keyof typeof COLLECTIONS;

/** One row of the privacy page. */
interface MemberData {
  what: string;
  purpose: string;
  /** How long it is kept. */
  until: string;
  /** The collections that hold it, with all fields of their documents. */
  fields: Readonly<Partial<Record<CollectionName, readonly string[]>>>;
}

const WITH_ACCOUNT = 'You delete the account';
const WITH_SETUP = 'You delete the setup or the account';

export const MEMBER_DATA: readonly MemberData[] = [
  {
    what: 'Your name, when you joined, whether your address is confirmed, whether a setup of yours stayed, and whether you are banned and why',
    purpose: 'To show who shared a setup, to limit what new members can do, and to keep out banned members',
    until: `${WITH_ACCOUNT}; the number of the account stays for a day`,
    fields: { members: ['shown_name', 'since', 'confirmed', 'stayed', 'state', 'ban', 'expires_at'] },
  },
  {
    what: 'Your setups: the text of the form, kit and measures, pictures, your name, the date, the number of likes, and the month in which one was the Setup of the Month',
    purpose: 'To show them in the gallery. Whatever you share is public as soon as you share it',
    until: WITH_SETUP,
    fields: {
      setups: [
        'title',
        'description',
        'location_city',
        'location_state',
        'location_country',
        'size_tag',
        'type_tag',
        'projector_model',
        'screen_size_inches',
        'images',
        'user_display_name',
        'created_by',
        'created_at',
        'status',
        'is_featured_month',
        'featured_month',
        'like_count',
      ],
      setupDetails: [
        'created_by',
        'projector',
        'screen',
        'kit',
        'diagonal_inches',
        'aspect',
        'distance',
        'units',
        'light',
        'place',
        'updated_at',
      ],
      featuredMonths: ['setup_id'],
    },
  },
  {
    what: 'Copies of parts of your setups',
    purpose: 'To list and find setups',
    until: WITH_SETUP,
    fields: {
      galleryCards: [
        'title',
        'picture',
        'user_display_name',
        'location_city',
        'location_state',
        'location_country',
        'type_tag',
        'size_tag',
        'projector_model',
        'like_count',
        'projector',
        'screen',
        'kit',
        'diagonal_inches',
        'aspect',
        'distance',
        'units',
        'light',
        'place',
        'facets',
        'created_at',
      ],
      setupWords: ['setup_id', 'status', 'words'],
      galleryStart: ['answer', 'month', 'ids', 'at', 'entries'],
      projectorRooms: ['answer', 'at'],
    },
  },
  {
    what: 'The size of each picture, a checksum, the setup that shows it, and why a picture was refused',
    purpose: 'To show only real pictures, and none twice',
    until: `${WITH_SETUP}; the name of a picture stays for two days`,
    fields: {
      shownPictures: ['state', 'setup_id', 'reason', 'sha256', 'width', 'height', 'expires_at'],
      readyPictures: ['files'],
    },
  },
  {
    what: 'What a setup said and showed before each edit',
    purpose: 'So admins can see what was changed after a report',
    until: WITH_SETUP,
    fields: { setupEdits: ['setup_id', 'owner', 'before', 'at'] },
  },
  {
    what: 'Which setups you liked. Other people see how many likes a setup has, but not who gave them',
    purpose: 'To count each like once',
    until: 'You take the like back, or the setup or your account is deleted',
    fields: { likes: ['setup_id', 'user_id'] },
  },
  {
    what: 'The setups and projectors on your private lists. Only you see them',
    purpose: 'To show you the lists',
    until: 'You take it off the list or delete the account',
    fields: { savedSetups: ['setups', 'updated_at'], savedModels: ['models', 'updated_at'] },
  },
  {
    what: 'Which projectors you own, and how often you changed that within a day. Other people see how many members own a projector, but not who',
    purpose: 'To show how many own it, and to count each member once',
    until: 'You take it back or delete the account',
    fields: { ownedModels: ['models', 'changed', 'window_start', 'updated_at'] },
  },
  {
    what: 'The latest setups that you took to the calculator or the finder, and how often that changed within a day. The owner of a setup sees how many members did so, but not who',
    purpose: 'To tell owners how many made their setup again, and to count each member once',
    until: 'Later ones take their place, or you or the owner of the setup delete the account',
    fields: {
      recreatedSetups: ['setups', 'changed', 'window_start', 'updated_at'],
      setupNumbers: ['owner', 'recreated'],
    },
  },
  {
    what: 'How many setups you shared, liked and reported, and how often you changed kit and measures, within a day',
    purpose: 'Each has a limit, which keeps out advertising and abuse',
    until: "The next day's number replaces it, or you delete the account",
    fields: {
      memberQuota: ['setup_id', 'shared', 'window_start', 'updated_at'],
      likeQuota: ['setup_id', 'liked', 'window_start', 'updated_at'],
      reportQuota: ['report_id', 'reported', 'window_start', 'updated_at'],
      detailsQuota: ['setup_id', 'changed', 'window_start', 'updated_at'],
    },
  },
  {
    what: 'Which setup you reported and why. Admins read it',
    purpose: 'To decide about the report, and to tell you',
    until: 'The setup or your account is deleted',
    fields: { reports: ['setup_id', 'user_id', 'reason', 'text', 'at'] },
  },
  {
    what: 'What you answered when an admin hid a setup of yours or banned you. Admins read it',
    purpose: 'To decide again',
    until: WITH_ACCOUNT,
    fields: { moderationAnswers: ['owner', 'text', 'at'] },
  },
  {
    what: "The latest reports about a setup and its owner's answer, with the number of the owner",
    purpose: 'The list from which admins work',
    until: "The setup or its owner's account is deleted",
    fields: {
      moderationQueue: [
        'kind',
        'owner',
        'title',
        'reports',
        'latest',
        'weight',
        'answer',
        'open',
        'edited_at',
        'decided_at',
        'decided_before',
        'undone_at',
      ],
    },
  },
  {
    what: 'What happened to your setups and reports, and when you last looked',
    purpose: 'To tell you about decisions, likes and the Setup of the Month',
    until: 'Newer notices replace it, or you delete the account',
    fields: { memberNotices: ['notices'], noticesSeen: ['seen_at'] },
  },
  {
    what: 'Where the site sends e-mail: your address and the messages to you',
    purpose: 'To tell you about decisions when you are not here',
    until: '30 days after it was written, or you delete the account',
    fields: { mail: ['to', 'message', 'uid', 'expires_at', 'delivery'] },
  },
  {
    what: 'Of admins: that they are one, and the number of their latest decision',
    purpose: 'To let only admins decide, and no decision go without an entry in the log',
    until: 'The role or the account ends',
    fields: { roles: ['role'], moderationDesk: ['entry'] },
  },
  {
    what: "The log of what admins did: what was done, when, by which admin and why, the title of the setup and the number of its owner's account; of a ban also the name of the member",
    purpose: 'So an admin can be asked about it later',
    until: 'It stays when the setup or the account is deleted',
    fields: {
      moderationLog: [
        'action',
        'setup_id',
        'setup_title',
        'owner',
        'replaced_setup_id',
        'month',
        'reason',
        'note',
        'moderator',
        'moderator_name',
        'at',
        'undoes',
        'with_ban',
      ],
    },
  },
  {
    what: 'The numbers of deleted setups',
    purpose: 'So no other setup gets them',
    until: 'They stay',
    fields: { goneSetups: ['deleted_at'] },
  },
  {
    what: 'A keyed hash of the e-mail address of a banned account that was deleted, and the reason for the ban',
    purpose: 'So admins see that a new account has the same address',
    until: `${BANNED_ADDRESS_DAYS} days after the deletion`,
    fields: { bannedAddresses: ['reason', 'deleted_at', 'expires_at'] },
  },
];

/** Collections with nothing about a member. */
export const NOT_ABOUT_MEMBERS: readonly CollectionName[] = [
  'galleryTotals',
  'siteConfig',
  'siteBuilds',
  'publishNotices',
  'publishedChanges',
];
