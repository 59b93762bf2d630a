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
    'No cookies, no tracking, no third-party scripts. What we hold about members of the community, and how to download or delete it.',
  publishedOn: '2026-11-21',
  updatedOn: '2026-11-21',
  image: 'velvet-curtains',
  body: [
    h2('In short'),
    bullets(
      'There are no cookies, no analytics, no advertising network, and no third-party scripts.',
      'Reading, comparing and calculating need no account, and we keep no record of them.',
      'An account keeps what you put into it. You can download and delete all of it without asking us.',
    ),
    h2('While you read'),
    p(
      "Your browser fetches the pages from our host, Firebase Hosting by Google, and newer texts and the pictures from Sanity, where the texts are written. As with any website, both of them receive your internet address and the name of the page or picture you ask for, and these appear in their server logs. We don't link them with anything.",
    ),
    p(
      'An open page asks whether its text has changed, so you see corrections right away. The question names the page, not you. What you type into the calculator goes into the address of the page, so you can share it, and nowhere else.',
    ),
    h2('What stays in your browser'),
    table(
      'Storage of this site in your browser',
      ['What', 'From', 'Until'],
      [
        ['Light or dark', 'You press the switch', 'You go back to the setting of your device'],
        ['The "no connection" page', 'Your first visit', 'You clear it'],
        ['Your session', 'You sign in', 'You sign out'],
        ['A note that somebody signed in here', 'You sign in', 'You sign out'],
        [
          'The draft of a setup, pictures included',
          'You begin to fill in the form',
          "It's shared, discarded, or the account is deleted",
        ],
      ],
    ),
    p(
      "None of these is a cookie: your browser doesn't send them by itself. Only the session is sent, to Firebase, when you do something in the community. You can clear all of it in the settings of your browser.",
    ),
    h2('What the community keeps'),
    p(
      `We keep accounts, setups and pictures with Firebase by Google. Its code loads on the community pages, and on every page once you have signed in.`,
    ),
    bullets(
      "**Your account:** your e-mail address, the name you chose, when you joined and when you last signed in. Your password is kept as a hash that can't be turned back into it.",
      '**Your setups:** everything you wrote into the form, the pictures, your name and the date. Whatever you share is public from that moment on.',
      '**Your pictures:** made smaller in your browser before they are sent. Your browser also takes out the place and the camera that a phone writes into a picture.',
      '**Your likes:** which setups you liked. Others see how many likes there are, not whose.',
      `**How much you share:** the number of setups in the last day, because ${SETUP_LIMITS.perDay} are the limit.`,
    ),
    p(
      "Admins can hide or delete a setup and choose the Setup of the Month. We log each of these actions: what was done, when, by which admin, and the title of the setup. These notes stay when a setup is deleted. They don't name its owner.",
    ),
    p(
      'Background services log what they did, with the number of the account or the setup but without names, addresses or texts.',
    ),
    h2('Your copy, and your way out'),
    p(
      `[Your account](${PATHS.account}) has a button that gathers everything we hold about you in one file, and another that deletes the account. Deleting removes your setups with their pictures, your likes, your name, your e-mail address and your password, immediately and for good. You can delete a single setup in the gallery.`,
    ),
    p(
      'A public picture can stay for an hour in the browsers of people who saw it. A picture you sent but never shared is deleted after a day or two.',
    ),
    h2('The shop'),
    p(
      "A paid link leads to Amazon and tells it that somebody came from this site. It doesn't say who, or from which page. From there on, Amazon's privacy notice applies.",
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

export const privacyId = infoId('privacy');
