import type { Explanation } from '@lumen-throw/domain/moderation';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Dialog } from '../../shared/controls/dialog.tsx';
import { theme } from '../../shared/design/theme.ts';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { ExplanationForm } from '../../shared/moderation/explanation-form.tsx';
import { EXPLANATION_TEXTS } from '../../shared/moderation/texts.ts';
import { memberHistoryQuery } from './moderation-queries.ts';
import { ReadOnDemand } from './read-on-demand.tsx';
import { QUEUE_TEXTS } from './texts.ts';

const Titles = styled.ul`
  margin: 0;
  padding-inline-start: 1.2em;
  overflow-wrap: anywhere;
`;

const Reach = styled.p`
  padding: ${theme.space.s};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunk};
`;

/** A setup that is to be hidden, as the dialog names it. */
export interface ToHide {
  id: string;
  title: string;
}

interface HideDialogProps {
  /** None closes the dialog. */
  setups: readonly ToHide[];
  /** @param asked whose question is over: once an answer has come, another one may be open */
  onClose: (asked: readonly ToHide[]) => void;
  /** @returns whether all are hidden; where not, the dialog stays as it is */
  onHide: (setups: readonly ToHide[], why: Explanation) => Promise<boolean>;
  busy: boolean;
}

/** Asks why one or several setups are hidden. */
export function HideDialog({ setups, busy, onClose, onHide }: HideDialogProps) {
  const close = () => onClose(setups);
  return (
    <Dialog title={EXPLANATION_TEXTS.hideTitle(setups.length)} open={setups.length > 0} onClose={close}>
      <Titles>
        {setups.map(({ id, title }) => (
          <li key={id} dir="auto">
            {title}
          </li>
        ))}
      </Titles>
      <ExplanationForm
        acts={[
          {
            name: EXPLANATION_TEXTS.hide,
            onExplained: (why) => void onHide(setups, why).then((done) => done && close()),
          },
        ]}
        onCancel={close}
        disabled={busy}
      />
    </Dialog>
  );
}

interface BanQuestionProps {
  uid: string;
  busy: boolean;
  onClose: () => void;
  onBan: (why: Explanation) => void;
}

/** What a ban of a member reaches, then the question why. */
function BanQuestion({ uid, busy, onClose, onBan }: BanQuestionProps) {
  const { firebase } = useEnvironment();
  const query = useQuery(memberHistoryQuery(firebase, uid));
  return (
    <ReadOnDemand query={query} failed={QUEUE_TEXTS.historyFailed}>
      {({ shown_name: name, is_admin: isAdmin, published, likes_given: likes }) => (
        <>
          <strong dir="auto">{name}</strong>
          <Reach>{isAdmin ? EXPLANATION_TEXTS.admin : EXPLANATION_TEXTS.reach(published, likes)}</Reach>
          <ExplanationForm
            acts={[{ name: EXPLANATION_TEXTS.ban, onExplained: onBan }]}
            disabled={busy || isAdmin}
            onCancel={onClose}
          />
        </>
      )}
    </ReadOnDemand>
  );
}

interface BanDialogProps {
  /** The member; null closes the dialog. */
  uid: string | null;
  /** @param asked whose question is over: once an answer has come, another one may be open */
  onClose: (asked: string) => void;
  /** @returns whether the member is banned; where not, the dialog stays as it is */
  onBan: (uid: string, why: Explanation) => Promise<boolean>;
  busy: boolean;
}

/** Shows how far a ban reaches before anybody is banned. */
export function BanDialog({ uid, busy, onClose, onBan }: BanDialogProps) {
  const close = () => onClose(uid ?? '');
  return (
    <Dialog title={EXPLANATION_TEXTS.banTitle} open={uid !== null} onClose={close}>
      {uid === null ? null : (
        <BanQuestion
          uid={uid}
          onClose={close}
          busy={busy}
          onBan={(why) => void onBan(uid, why).then((done) => done && close())}
        />
      )}
    </Dialog>
  );
}
