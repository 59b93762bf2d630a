import { INFO_SLUGS } from '@lumen-throw/domain/info-pages';
import { MEMBER_DATA } from '@lumen-throw/domain/member-data';
import { BANNED_ADDRESS_DAYS } from '@lumen-throw/domain/member-state';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { TRUST_LIMITS } from '@lumen-throw/domain/trust';
import { bullets, h2, p, table } from '../portable-text.ts';
import { infoId, infoPage, toComplete } from './page.ts';

export const privacy = infoPage({
  slug: INFO_SLUGS.privacy,
  aliases: ['privacy-policy'],
  title: 'Privacy',
  intro: "What this site knows about you, where it's kept, and how you can download or delete it.",
  seoDescription:
    'No cookies, no tracking, no third-party scripts. What we hold about members of the community, and how to download or delete it.',
  updatedOn: '2026-11-28',
  image: 'attic-room-detail',
  body: [
    h2('In short'),
    bullets(
      'There are no cookies, no analytics, no advertising network, and no third-party scripts.',
      "You don't need an account to read, compare or calculate, and we keep no record of it.",
      'An account holds only what you put into it. You can download and delete it without asking us.',
    ),
    h2('While you read'),
    p(
      "Your browser gets the pages from our host, Firebase Hosting by Google, and pictures and recent changes from Sanity, where we write. As with any website, both receive your internet address and the name of the page or picture, and both keep them in their server logs. We don't link them with other data.",
    ),
    p(
      "An open page checks whether its text has changed, so you see corrections right away. The check names the page and doesn't identify you. The numbers you type into the calculator only go into the address of the page, so you can share it.",
    ),
    h2('What stays in your browser'),
    table(
      'Storage of this site in your browser',
      ['What', 'From', 'Until'],
      [
        ['Light or dark', 'You press the switch', 'You go back to the setting of your device'],
        ['The "no connection" page', 'Your first visit', 'You clear it'],
        [
          'Your room: place, distance, picture, light, use and price class',
          'You answer the finder, set size and distance in the calculator, or open the room of a setup',
          'You press Forget in the line below the menu',
        ],
        ['The projectors you choose to compare', 'You tick one in the list', 'You close the tab'],
        ['Your session', 'You sign in', 'You sign out'],
        ['A note that there was a sign-in here', 'You sign in', 'You sign out'],
        [
          'The draft of a setup, pictures included',
          'You begin to fill in the form',
          'You share or discard it, or delete the account',
        ],
        [
          'A change to one of your setups, without pictures',
          'You begin to type it',
          'You save it or cancel, or delete the account',
        ],
      ],
    ),
    p(
      "None of these is a cookie, because your browser doesn't send them on its own. Only the session goes out, to Firebase, when you use the community. Your browser compares your room with our projectors by itself. Somebody else learns of it only if you send them its link. You can clear all of it in the settings of your browser.",
    ),
    h2('What the community keeps'),
    p(
      `We keep accounts, setups and pictures with Firebase by Google. Its code loads on the community pages, and on every page once you have signed in.`,
    ),
    bullets(
      "**Your account:** your e-mail address, the name you chose, when you joined and when you last signed in. We only keep a hash of your password, and a hash can't be turned back into it.",
      '**Your pictures:** your browser makes them smaller before it sends them. It also removes the location and camera details a phone stores in a picture.',
    ),
    p('The database keeps the following:'),
    table(
      'What the database keeps about members',
      ['What', 'What for', 'Until'],
      MEMBER_DATA.map(({ what, purpose, until }) => [what, purpose, until]),
    ),
    p(
      `You can share up to ${TRUST_LIMITS.new.setups} setups a day at first, and up to ${TRUST_LIMITS.trusted.setups} later. Admins can hide or delete a setup, ban a member, and choose the Setup of the Month.`,
    ),
    p(
      `If an account is deleted while it's banned, we keep a keyed hash of its e-mail address, with the reason for the ban, for ${BANNED_ADDRESS_DAYS} days. Admins see that a new account has the same address. They can't read the address from the hash. The rest of the account is deleted.`,
    ),
    p(
      'Background services log their work with the number of the account or setup, without names, addresses or texts.',
    ),
    h2('Your copy, and your way out'),
    p(
      `[Your account](${PATHS.account}) has a button that gathers everything we hold about you in one file, except for the log of what admins did, and another that deletes the account. Deleting removes your setups with their pictures and earlier versions, your likes, private lists, reports, answers and notices, your name, your e-mail address and your password, immediately and for good. The log stays, and the hash of a banned address for its time. You can delete a single setup in the gallery.`,
    ),
    p(
      'A public picture can stay for an hour in the browsers of people who saw it. If you upload a picture and never share it, we delete it after a day or two.',
    ),
    h2('The shop'),
    p(
      "A paid link takes you to Amazon and tells Amazon the visit came from this site. It doesn't say who you are or which page you were on. From there on, Amazon's privacy notice applies.",
    ),
    h2('Who is responsible'),
    p(
      'Privacy laws give you the right to know what we hold about you, to have it corrected or deleted, and to complain to an authority. You can do the first three on your account page.',
    ),
    toComplete(
      'Name and address of whoever runs this site, where to write about privacy, for how long back-ups are kept, and which laws apply.',
    ),
  ],
});

export const privacyId = infoId(INFO_SLUGS.privacy);
