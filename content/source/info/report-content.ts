import { MODERATION_LIMITS } from '@lumen-throw/domain/community-limits';
import { INFO_SLUGS } from '@lumen-throw/domain/info-pages';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { bullets, h2, numbers, p } from '../portable-text.ts';
import { infoId, infoPage, toComplete } from './page.ts';

export const reportContent = infoPage({
  slug: INFO_SLUGS.reportContent,
  aliases: ['report', 'copyright'],
  title: 'Report content',
  intro: 'How to report a setup or ask us to remove something, with or without an account.',
  seoDescription:
    'Report a setup or ask for its removal without an account: what to write, where to send it, what happens next, and how to object.',
  updatedOn: '2026-11-28',
  image: 'living-room-dusk-detail',
  body: [
    p(
      `Anyone can report what members share in the [gallery](${PATHS.gallery}). With an account, sign in and press Report at the setup. Without one, write to us.`,
    ),
    h2('What to write'),
    numbers(
      'The address of the setup. Share at the setup copies it. If you came here from Report at a setup, you can send us the address of this page instead. It ends with the number of the setup.',
      "What's wrong with it: which picture or sentence, and why you think it's illegal or breaks our [terms](@info-terms).",
      'Your name and e-mail address, so we can answer. You can leave them out if you report the sexual abuse of a child.',
      'That you believe in good faith your report is accurate and complete.',
    ),
    toComplete(
      'The e-mail address and postal address for reports, the languages in which you answer, and where authorities can reach you.',
    ),
    h2('What happens then'),
    bullets(
      'We confirm that we have your report if you gave an address.',
      'An admin looks at it, and no program decides.',
      'The admin hides the setup, deletes it, or leaves it as it is. We write to you about the decision, and how to object to it.',
      "We tell the member who shared it what we did and why. We don't say who reported it, unless the law makes us, as it can for copyright.",
    ),
    toComplete('Within how many days you decide about a report.'),
    h2('Reasons for a decision'),
    p(
      'When an admin hides or deletes a setup or bans a member, the member gets a notice on the account page. It names the reason, and the admin can add a note that says more. The member can answer from there, unless the setup was deleted.',
    ),
    h2('If you disagree'),
    p(
      `A member can answer a decision once, on [the account page](${PATHS.account}), in up to ${MODERATION_LIMITS.answerMax.toLocaleString('en-US')} characters. An admin reads the answer and decides again. A deletion is final, so write to the address above instead. If you reported something and disagree with our decision, reply to our message.`,
    ),
    p('You can also go to court, or to a body for settling disputes where the law provides one.'),
    toComplete(
      'Who reviews objections, and the dispute settlement body or authority for your country, if there is one.',
    ),
    h2('Copyright'),
    p('If a setup shows your work without your permission, send us a notice with these details:'),
    bullets(
      'the work, and where we can see it',
      'the address of the setup and of the picture',
      'your name, postal address, phone number and e-mail address',
      "a statement that you believe in good faith neither the owner, the owner's agent nor the law allows this use",
      'a statement that the notice is accurate and, under penalty of perjury, that you own the right or may act for its owner',
      'your signature; a typed name is enough',
    ),
    p(
      'We tell the member who shared the work. Members who think their setup was removed by mistake can send us a counter-notice. We ban members who infringe repeatedly.',
    ),
    toComplete(
      'The name, postal address, phone number and e-mail address of your designated copyright agent, as you registered them with the U.S. Copyright Office.',
    ),
  ],
});

export const reportContentId = infoId(INFO_SLUGS.reportContent);
