import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { bullets, h2, p, table } from '../portable-text.ts';
import { infoId, infoPage, toComplete } from './page.ts';

export const privacy = infoPage({
  slug: 'privacy',
  aliases: ['privacy-policy'],
  title: 'Privacy',
  intro: 'What this site knows about you, where it is kept, and how you get it back or get rid of it.',
  seoDescription:
    'No cookies, no tracking, no scripts of others. What the community keeps of its members, and how to download or delete it.',
  publishedOn: '2026-11-21',
  updatedOn: '2026-11-21',
  image: 'velvet-curtains',
  body: [
    h2('In short'),
    bullets(
      'There are no cookies, no analytics, no advertising network, and no script that comes from anybody else.',
      'Reading, comparing and calculating need no account, and we keep no record of them.',
      'An account keeps what you put into it. You can download all of it, and delete all of it, without asking us.',
    ),
    h2('While you read'),
    p(
      'Your browser fetches the pages from our host, Firebase Hosting by Google, and newer texts and the pictures from Sanity, where the texts are written. As on any server, your internet address and the name of what you ask for reach both of them for as long as it takes to answer, and stand in their technical logs. We do not link them with anything.',
    ),
    p(
      'A page that is open asks whether its text has changed since, so that you do not read what was corrected an hour ago. The question names the page, not you. What you type into the calculator goes into the address of the page, so that you can share it, and nowhere else.',
    ),
    h2('What stays in your browser'),
    table(
      'Storage of this site in your browser',
      ['What', 'From when', 'Until when'],
      [
        ['Light or dark', 'You press the switch', 'You go back to what your device says'],
        ['The page that says that there is no connection', 'Your first visit', 'You clear it'],
        ['Your session', 'You sign in', 'You sign out'],
        ['A note that somebody has signed in here', 'You sign in', 'You sign out'],
        [
          'The draft of a setup, pictures included',
          'You begin to fill in the form',
          'It is shared, discarded, or the account is deleted',
        ],
      ],
    ),
    p(
      'None of these is a cookie: your browser does not send them along by itself. Only the session is sent, to Firebase, when you do something in the community. You can clear all of it in the settings of your browser.',
    ),
    h2('What the community keeps'),
    p(
      `Accounts, setups and pictures are kept with Firebase by Google. Its code is loaded on the pages of the community, on every page once you have signed in, and on no other.`,
    ),
    bullets(
      '**Your account:** your e-mail address, the name that you chose, when you joined and when you last signed in. Your password is kept as a hash that nobody can turn back into it.',
      '**Your setups:** everything that you wrote into the form, the pictures, your name and the date. Whatever you share is public from that moment on.',
      '**Your pictures:** made smaller in your browser before they are sent. The place and the camera that a phone writes into a picture are taken out on the way.',
      '**Your likes:** which setups you liked. Others see how many likes there are, not whose.',
      `**How much you share:** the number of setups in the last day, because ${SETUP_LIMITS.perDay} are the limit.`,
    ),
    p(
      'Admins can hide or delete a setup and choose the Setup of the Month. Each of these acts is written down: what was done, when, by which admin, and the title of the setup. These notes stay when a setup goes; the name of its owner is not in them.',
    ),
    p(
      'The services that run in the background log what they did, with the number of the account or the setup but without names, addresses or texts.',
    ),
    h2('Your copy, and your way out'),
    p(
      `[Your account](${PATHS.account}) has a button that gathers everything that is kept of you in one file, and another that deletes the account. Deleting takes away your setups with their pictures, your likes, your name, your e-mail address and your password, at once and for good. A single setup can be deleted in the gallery.`,
    ),
    p(
      'A picture that was public may stay in the browsers of those who saw it for an hour. A picture that was sent and never shared is deleted after a day or two.',
    ),
    h2('The shop'),
    p(
      'A paid link leads to Amazon and tells it that somebody came from this site. It does not say who, nor from which page. From there on, the privacy notice of Amazon holds.',
    ),
    h2('Who is responsible'),
    p(
      'Privacy laws give you the right to know what is kept of you, to have it corrected or deleted, and to complain to an authority. The page of your account does the first three without a letter.',
    ),
    toComplete(
      'Name and address of whoever runs this site, where to write about privacy, for how long back-ups are kept, and which laws apply.',
    ),
  ],
});

export const privacyId = infoId('privacy');
